import './frame.css';
import '../parts/styles.css';
import './playground.css';

// The expressions have no flag: the bundler treats an expression that does not end in a slash as a
// path, and module numbers would depend on the folder of the project.

// Sheets of the objects, after those that they refine.
const sheets = import.meta.webpackContext('../objects', {regExp: /\.css$/});
sheets.keys().forEach((key) => sheets(key));

// Print and forced colours override them all; an import would be moved to the top.
const modes = import.meta.webpackContext('.', {regExp: /\/modes\.css$/});
modes.keys().forEach((key) => modes(key));
