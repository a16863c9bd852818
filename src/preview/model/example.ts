/** What stands in the place of the playground where no scripts run. */
export const playgroundText =
  'With scripts, this is a field to write rules in, with buttons for what they wait for.';

/** Rules that the playground begins with. */
export const example = `# By night the light goes out again
USER hall = on : IO dummy.light.1 = 1
IO dummy.light.1 = 1 AND NIGHT : PROGRAMTIMER hall = RESET 60
IO dummy.light.1 = 0 : PROGRAMTIMER hall = CLEAR
PROGRAMTIMER hall : IO dummy.light.1 = 0,
                    $forgotten = 1

# Somebody has forgotten it
$forgotten = 1 : {
  messageLog("The hall went dark by itself at " + new Date().getHours() + " h");
}
`;
