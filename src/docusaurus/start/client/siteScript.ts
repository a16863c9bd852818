// Lets the start script distinguish the script of the site from a foreign response, for example a
// login page.
Object.assign(window, {siteScript: true});
