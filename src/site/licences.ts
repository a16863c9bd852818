/** File with the licences of browser code, relative to the base URL. */
export const licencesName = 'licenses.txt';
