// The start script finds by it whether the answer was the script of the site or, say, a login page.
Object.assign(window, {siteScript: true});
