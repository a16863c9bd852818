/** File below the base address of the site with the licences of what a browser loads. */
export const licencesName = 'licenses.txt';
