/** Rules at the start of the playground. */
export const example = `# At night, turn the light off after a minute
USER hall = on : IO dummy.light.1 = 1
IO dummy.light.1 = 1 AND NIGHT : PROGRAMTIMER hall = RESET 60
IO dummy.light.1 = 0 : PROGRAMTIMER hall = CLEAR
PROGRAMTIMER hall : IO dummy.light.1 = 0,
                    $forgotten = 1

# Log a light that was left on
$forgotten = 1 : {
  messageLog("The hall light was turned off automatically at " + new Date().getHours() + " h");
}
`;
