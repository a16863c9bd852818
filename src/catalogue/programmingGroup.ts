/** What the attributes of all objects stand under: each object has a kind of its own. */
const attributes = 'UI object attribute';

/** The group of an entry of the index of everything programmable, by its kind. */
export function programmingGroup(kind: string): string {
  return kind.endsWith(' attribute') ? attributes : kind;
}
