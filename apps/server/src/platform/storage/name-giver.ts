type NameGiver = (wanted: string) => string;

/** Names of files in an archive; one that was given before gets a number. */
export function createNameGiver(): NameGiver {
  const given = new Set<string>();
  return (wanted) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.\w+)?$/.exec(wanted)!;
    let name = wanted;
    for (let n = 2; given.has(name); n++) name = `${stem}-${n}${extension}`;
    given.add(name);
    return name;
  };
}
