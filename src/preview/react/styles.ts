import './frame.css';
import '../parts/styles.css';
import './playground.css';

// Each object's own, found by its folder; they refine what all share, so they come last.
const sheets = import.meta.webpackContext('../objects', {regExp: /\/styles\.css$/u});
sheets.keys().forEach((key) => sheets(key));

// Print and forced colours overrule them all; an import would be moved to the top.
const modes = import.meta.webpackContext('.', {regExp: /\/modes\.css$/u});
modes.keys().forEach((key) => modes(key));
