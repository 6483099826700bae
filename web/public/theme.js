// Before anything is drawn, so that nobody who chose the dark theme sees a white flash.
(function () {
  var theme;
  try {
    theme = JSON.parse(localStorage.getItem("signoria-settings") || "{}").theme || "auto";
  } catch {
    theme = "auto";
  }
  var dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
