/*
 * Runs EVENTS code in Rhino's shell. Arguments are a JSON file of pages, and a file for the faults
 * of each page. A page is a list of parts: {line, code}, for a function with the lists of arguments
 * `calls`. Each part is run with texts as strings of JavaScript and as Java objects. Faults are
 * calls of server functions that differ, and exceptions while no data point has a value.
 */
/* global arguments, Packages, java, readFile */
var context = Packages.org.mozilla.javascript.Context.getCurrentContext();
var readings = [null, '', '0', '1', '50%', 'online', '[]'];
var recorded = (
  'audioPlayFile audioPlayText cameraRecTrigger cameraRecTriggerFull dateSet haActive ioSet ' +
  'powerSet programTimerClear programTimerRepeat programTimerReset programTimerSet ' +
  'schedulerRemove user dataSourceOption dataSourceSQL errorLog ' +
  'getNextSunrise getNextSunset messageLog uiSessionSet uiSet varSet'
).split(' ');
// One time for both runs, so that they can be compared.
var fixDate =
  'Date = (function (Real) {' +
  '  function Fixed(a) {' +
  '    return arguments.length === 0 ? new Real(1767225600000) :' +
  '      new (Real.bind.apply(Real, [null].concat([].slice.call(arguments))))();' +
  '  }' +
  '  Fixed.prototype = Real.prototype;' +
  '  Fixed.now = function () { return 1767225600000; };' +
  '  Fixed.parse = Real.parse;' +
  '  Fixed.UTC = Real.UTC;' +
  '  return Fixed;' +
  '})(Date);';

var databases = 0;

/** Calls of server functions, and exceptions, of the parts of a page. */
function callsOf(parts, text, reading, run) {
  var calls = [];
  var scope = context.initStandardObjects();
  function evaluate(part, code) {
    try {
      context.evaluateString(scope, code, 'part', 1, null);
    } catch (error) {
      calls.push({
        line: part.line,
        call: 'throw',
        error: String(error),
        isFunction: part.calls !== undefined,
      });
    }
  }
  databases += 1;
  evaluate({line: 0}, fixDate);
  recorded.forEach(function (name) {
    scope[name] = function () {
      calls.push({line: scope.__line, call: name + '(' + [].map.call(arguments, shown) + ')'});
      return true;
    };
  });
  scope.databaseExecuteStatement = function (connection, sql) {
    calls.push({line: scope.__line, call: String(sql)});
    try {
      connection.createStatement().execute(sql);
      return true;
    } catch (error) {
      if (!/object name already exists/.test(error)) {
        throw error;
      }
      return false;
    }
  };
  scope.__run = run;
  scope.triggerKey = scope.triggerValue = scope.sessionId = undefined;
  scope.ioGet = function (id) {
    return text(id === '*' ? 'dummy.light.1,dummy.light.2' : reading);
  };
  scope.varGet = function () {
    return text(reading);
  };
  scope.geoBearing = scope.geoDistance = function () {
    return NaN;
  };
  parts.forEach(function (part) {
    scope.__line = part.line;
    if (part.calls === undefined) {
      // Each run has databases of its own, in memory.
      evaluate(part, part.code.replace('jdbc:hsqldb:file:', 'jdbc:hsqldb:mem:' + databases));
    } else if (run === 1 && (reading === null || reading === '50%')) {
      part.calls.forEach(function (values) {
        scope.__values = values.map(text);
        evaluate(part, '(' + part.code + ').apply(null, __values)');
      });
    }
  });
  return calls;
}

/** A value as text, Java objects without their hash codes. */
function shown(value) {
  return String(value).replace(/@[0-9a-f]+$/, '');
}

function asString(value) {
  return value;
}

function asJava(value) {
  return value === null ? null : new java.lang.String(value);
}

function faultsOf(parts) {
  var faults = {};
  readings.forEach(function (reading) {
    [0, 1].forEach(function (run) {
      var one = callsOf(parts, asString, reading, run);
      var other = callsOf(parts, asJava, reading, run);
      one.forEach(function (call) {
        // Rules fire when a data point has a value, which the code may rely on.
        if (call.error && reading === null && (run === 0 || call.isFunction)) {
          faults[call.line + ': ' + call.error] = true;
        }
      });
      for (var i = 0; i < Math.max(one.length, other.length); i += 1) {
        var pair = [one[i], other[i]].map(function (call) {
          return call ? call.line + ': ' + call.call : 'nothing';
        });
        if (pair[0] !== pair[1]) {
          faults[pair.join(', with Java objects ')] = true;
          break;
        }
      }
    });
  });
  return Object.keys(faults);
}

var writer = new java.io.PrintWriter(arguments[1], 'UTF-8');
writer.print(JSON.stringify(JSON.parse(readFile(arguments[0], 'UTF-8')).map(faultsOf)));
writer.close();
