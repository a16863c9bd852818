import './frame.css';
import '../parts/styles.css';
import './playground.css';

// The expressions have no flag: the bundler treats an expression that does not end in a slash as a
// path, and module numbers would depend on the folder of the project.

// Style sheets of objects refine those above, so they follow.
const sheets = import.meta.webpackContext('../objects', {regExp: /\.css$/});
sheets.keys().forEach((key) => sheets(key));

// Styles for print and forced colours override all others, so they are last. The bundler would move
// an import to the top.
const modes = import.meta.webpackContext('.', {regExp: /\/modes\.css$/});
modes.keys().forEach((key) => modes(key));
