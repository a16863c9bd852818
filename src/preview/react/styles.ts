import './frame.css';
import '../parts/styles.css';
import './playground.css';

// The expressions have no flag: the bundler takes one that does not end in a slash for a path, and
// the numbers of modules would hang on where the project stands.

// Each object's own, found in the folder of objects; they refine what all share, so they come last.
const sheets = import.meta.webpackContext('../objects', {regExp: /\.css$/});
sheets.keys().forEach((key) => sheets(key));

// Print and forced colours overrule them all; an import would be moved to the top.
const modes = import.meta.webpackContext('.', {regExp: /\/modes\.css$/});
modes.keys().forEach((key) => modes(key));
