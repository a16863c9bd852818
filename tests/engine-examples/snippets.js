/* Evaluates the snippets of a JSON file in Rhino, and writes what each logs to another file. */
/* global arguments, Packages, java, readFile */
var context = Packages.org.mozilla.javascript.Context.getCurrentContext();

function resultOf(code) {
  var result = '';
  var scope = context.initStandardObjects();
  scope.messageLog = function (text) {
    result = text;
  };
  try {
    context.evaluateString(scope, '(function () {' + code + '})()', 'snippet', 1, null);
  } catch (error) {
    result = error && 'throws';
  }
  return String(result);
}

var writer = new java.io.PrintWriter(arguments[1], 'UTF-8');
writer.print(JSON.stringify(JSON.parse(readFile(arguments[0], 'UTF-8')).map(resultOf)));
writer.close();
