/** Group of an entry of the programming index. The attributes of all objects are one group. */
export function programmingGroup(kind: string): string {
  return kind.endsWith(' attribute') ? 'UI object attribute' : kind;
}
