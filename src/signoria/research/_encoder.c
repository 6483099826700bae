/* Known states as rows of floats, and legal moves as masks. The same in Python: encoder.py, which says what is what;
   numbers of ways and columns are those of fields.py. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum { SCALAR, ONE_HOT, BITS, SEAT, SEATS, TROOPS, PLACES, TO_ACT, MAY_WAIT, OWN_SEAT, ASKING, UNDER_WAY, SET, HELD };
enum { HOW, CELL, COUNT, LOW, HIGH, EACH, OWN, GAP, STEP, WIDTH, SIZE, COLUMNS };
enum { MOST_MEN = 13, MOST_KNIGHTS = 8, MOST_STEPS = 256 };

typedef struct {
    const int64_t *cells;
    Py_ssize_t cell_count;
    const int64_t *stack;
    Py_ssize_t stack_count;
    int64_t top, seats, viewer, turn, may_wait;
    int64_t frames[MOST_STEPS];
} Table;

static int is_held(int64_t place)
{
    return (8 <= place && place < 16) || (24 <= place && place < 40);
}

/* A seat counted from the viewer. */
static int64_t from_viewer(const Table *t, int64_t seat)
{
    int64_t d = seat - t->viewer;
    return d < 0 ? d + t->seats : d >= t->seats ? d - t->seats : d;
}

static int64_t column(const Table *t, int64_t place)
{
    if (is_held(place))
        return from_viewer(t, place & 7);
    if (16 <= place && place < 24)
        return t->seats + from_viewer(t, place & 7);
    return place == 40 ? 2 * t->seats : 2 * t->seats + 1;
}

static int64_t nibbles(int64_t value, int first)
{
    int64_t sum = 0;
    for (int i = first; i < first + 4; i++)
        sum += value >> (4 * i) & 15;
    return sum;
}

static void write_number(const Table *t, float *out, const int64_t *in, int64_t value, const int64_t *source,
                         Py_ssize_t source_count)
{
    int64_t low = in[LOW], high = in[HIGH];
    switch (in[HOW]) {
    case SCALAR: {
        int64_t v = value < low ? low : value > high ? high : value;
        *out = (float)((double)(v - low) / (double)(high - low));
        break;
    }
    case ONE_HOT:
    case SET:
        if (low <= value && value <= high)
            out[value - low] = 1.0f;
        break;
    case BITS:
        if (value < 0)
            for (int64_t i = 0; i < high; i++)
                out[i] = 0.5f;
        else
            for (int64_t i = 0; value && i < high; i++, value >>= 1)
                if (value & 1)
                    out[i] = 1.0f;
        break;
    case SEAT:
        if (value >= 0 && value >> low < t->seats)
            out[from_viewer(t, value >> low)] = 1.0f;
        break;
    case SEATS:
        for (int64_t j = 0; j < t->seats; j++) {
            int64_t seat = t->viewer + j;
            seat = seat >= t->seats ? seat - t->seats : seat;
            out[j] = value < 0 ? 0.5f : (float)(value >> seat & 1);
        }
        break;
    case TROOPS:
        if (value) {
            int64_t men = nibbles(value, 0), knights = nibbles(value, 4);
            out[0] = (float)((double)(men < MOST_MEN ? men : MOST_MEN) / MOST_MEN);
            out[1] = (float)((double)(knights < MOST_KNIGHTS ? knights : MOST_KNIGHTS) / MOST_KNIGHTS);
        }
        break;
    case PLACES:
        for (int64_t token = 0; token < 63 && value >> token; token++)
            if (value >> token & 1 && low + token < source_count)
                out[column(t, source[low + token])] = 1.0f;
        break;
    }
}

static void write_held(const Table *t, float *out, const int64_t *in)
{
    int64_t counts[16] = {0};
    for (int64_t i = 0; i < in[COUNT]; i++) {
        int64_t place = t->cells[in[CELL] + i];
        if (is_held(place) && (place & 7) < t->seats)
            counts[from_viewer(t, place & 7)]++;
    }
    for (int64_t j = 0; j < t->seats; j++) {
        double share = (double)counts[j] / (double)in[HIGH];
        out[j] = (float)(share < 1.0 ? share : 1.0);
    }
}

/* The row of one field, which is all zeros before. 0, or -1 if it would read beyond the state. */
static int write_field(const Table *t, float *out, const int64_t *in)
{
    switch (in[HOW]) {
    case TO_ACT:
        if (0 <= t->turn && t->turn < t->seats)
            out[from_viewer(t, t->turn)] = 1.0f;
        return 0;
    case MAY_WAIT:
        *out = (float)t->may_wait;
        return 0;
    case OWN_SEAT:
        out[t->viewer] = 1.0f;
        return 0;
    case ASKING:
        if (t->top >= 0 && t->stack[t->top] < in[SIZE])
            out[t->stack[t->top]] = 1.0f;
        return 0;
    case UNDER_WAY:
        *out = t->frames[in[STEP]] >= 0 ? 1.0f : 0.0f;
        return 0;
    case HELD:
        if (in[CELL] + in[COUNT] > t->cell_count)
            return -1;
        write_held(t, out, in);
        return 0;
    }
    const int64_t *source = t->cells;
    Py_ssize_t source_count = t->cell_count;
    int64_t base = in[CELL] + t->viewer * in[OWN];
    if (in[STEP] >= 0) {
        if (t->frames[in[STEP]] < 0)
            return 0;
        source = t->stack;
        source_count = t->stack_count;
        base += t->frames[in[STEP]];
    }
    int64_t rows = in[EACH] ? t->seats : 1;
    for (int64_t j = 0; j < rows; j++) {
        int64_t seat = t->viewer + j;
        int64_t begin = base + (seat >= t->seats ? seat - t->seats : seat) * in[EACH];
        if (begin < 0 || begin + (in[COUNT] - 1) * in[GAP] >= source_count)
            return -1;
        for (int64_t k = 0; k < in[COUNT]; k++) {
            write_number(t, out, in, source[begin + k * in[GAP]], source, source_count);
            if (in[HOW] != SET)
                out += in[WIDTH];
        }
        if (in[HOW] == SET)
            out += in[WIDTH];
    }
    return 0;
}

static int write_all(Table *t, const int64_t *program, Py_ssize_t instructions, float *out)
{
    for (int i = 0; i < MOST_STEPS; i++)
        t->frames[i] = -1;
    for (int64_t f = t->top; f >= 0; f = t->stack[f + 1]) {
        if (f + 1 >= t->stack_count || t->stack[f] < 0 || t->stack[f] >= MOST_STEPS || t->stack[f + 1] >= f)
            return -1;
        if (t->frames[t->stack[f]] < 0)
            t->frames[t->stack[f]] = f;
    }
    for (Py_ssize_t i = 0; i < instructions; i++, program += COLUMNS) {
        if (program[STEP] >= MOST_STEPS || write_field(t, out, program) < 0)
            return -1;
        out += program[SIZE];
    }
    return 0;
}

static PyObject *encode(PyObject *self, PyObject *const *args, Py_ssize_t n)
{
    if (n != 10) {
        PyErr_SetString(PyExc_TypeError, "encode takes 10 arguments");
        return NULL;
    }
    int64_t numbers[10] = {0};
    for (int i = 3; i < 10; i++) {
        if (i == 8)
            continue;
        numbers[i] = PyLong_AsLongLong(args[i]);
        if (numbers[i] == -1 && PyErr_Occurred())
            return NULL;
    }
    PyObject *result = NULL;
    Py_buffer program, cells, stack, out;
    if (PyObject_GetBuffer(args[0], &program, PyBUF_SIMPLE) < 0)
        return NULL;
    if (PyObject_GetBuffer(args[1], &cells, PyBUF_CONTIG_RO) < 0)
        goto no_cells;
    if (PyObject_GetBuffer(args[2], &stack, PyBUF_CONTIG_RO) < 0)
        goto no_stack;
    if (PyObject_GetBuffer(args[8], &out, PyBUF_CONTIG | PyBUF_FORMAT) < 0)
        goto no_out;

    Table t = {cells.buf, cells.len / 8, stack.buf, stack.len / 8, numbers[3], numbers[4], numbers[5], numbers[6],
               numbers[7], {0}};
    Py_ssize_t instructions = program.len / (8 * COLUMNS);
    const int64_t *in = program.buf;
    int64_t size = 0;
    for (Py_ssize_t i = 0; i < instructions; i++)
        size += in[i * COLUMNS + SIZE];
    if (out.itemsize != 4 || out.format == NULL || strchr(out.format, 'f') == NULL)
        PyErr_SetString(PyExc_ValueError, "out: must be a buffer of float32");
    else if (numbers[9] < 0 || (numbers[9] + size) * 4 > out.len)
        PyErr_Format(PyExc_ValueError, "out: must have room for %lld floats", (long long)size);
    else if (t.seats < 1 || t.seats > 8 || t.viewer < 0 || t.viewer >= t.seats)
        PyErr_SetString(PyExc_ValueError, "seat: must be a seat of the table");
    else {
        float *row = (float *)out.buf + numbers[9];
        memset(row, 0, (size_t)size * 4);
        if (write_all(&t, in, instructions, row) < 0)
            PyErr_SetString(PyExc_ValueError, "the state and the observation are not of the same game");
        else
            result = PyLong_FromLongLong(size);
    }
    PyBuffer_Release(&out);
no_out:
    PyBuffer_Release(&stack);
no_stack:
    PyBuffer_Release(&cells);
no_cells:
    PyBuffer_Release(&program);
    return result;
}

static PyObject *mark(PyObject *self, PyObject *const *args, Py_ssize_t n)
{
    if (n != 4) {
        PyErr_SetString(PyExc_TypeError, "mark takes 4 arguments");
        return NULL;
    }
    int64_t at = PyLong_AsLongLong(args[2]);
    int64_t size = PyLong_AsLongLong(args[3]);
    if (PyErr_Occurred())
        return NULL;
    Py_buffer ids, out;
    if (PyObject_GetBuffer(args[0], &ids, PyBUF_CONTIG_RO) < 0)
        return NULL;
    if (PyObject_GetBuffer(args[1], &out, PyBUF_CONTIG) < 0) {
        PyBuffer_Release(&ids);
        return NULL;
    }
    PyObject *result = NULL;
    if (out.itemsize != 1 || at < 0 || size < 0 || at + size > out.len)
        PyErr_Format(PyExc_ValueError, "out: must be a buffer of at least %lld bytes", (long long)size);
    else {
        char *row = (char *)out.buf + at;
        const int64_t *items = ids.buf;
        memset(row, 0, (size_t)size);
        result = Py_None;
        Py_INCREF(result);
        for (Py_ssize_t i = 0; i < ids.len / 8; i++) {
            if (items[i] < 0 || items[i] >= size) {
                Py_DECREF(result);
                result = NULL;
                PyErr_SetString(PyExc_ValueError, "ids: beyond the mask");
                break;
            }
            row[items[i]] = 1;
        }
    }
    PyBuffer_Release(&out);
    PyBuffer_Release(&ids);
    return result;
}

static PyMethodDef methods[] = {
    {"encode", (PyCFunction)(void (*)(void))encode, METH_FASTCALL, "Write the observation of a known state."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "Write a mask of legal moves."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_encoder", NULL, 0, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__encoder(void)
{
    return PyModule_Create(&module);
}
