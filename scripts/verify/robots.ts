/** Whether a robots.txt lets an agent fetch a path. The longest rule that matches decides, and Allow wins a tie (RFC 9309). */
export function mayFetch(robots: string, agent: string, path: string): boolean {
  const groups = groupsOf(robots);
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const rules = (named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'))).flatMap(
    ({ rules }) => rules,
  );
  const matching = rules.filter(({ pattern }) => pattern !== '' && matches(pattern, path));
  const longest = Math.max(...matching.map(({ pattern }) => pattern.length));
  const deciding = matching.filter(({ pattern }) => pattern.length === longest);
  return deciding.length === 0 || deciding.some(({ isAllowed }) => isAllowed);
}

interface Group {
  agents: string[];
  rules: { isAllowed: boolean; pattern: string }[];
}

function groupsOf(robots: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of robots.split(/\r?\n/)) {
    const [, name, value] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    const key = name?.toLowerCase();
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)!.agents.push(value!.toLowerCase());
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow') {
      groups.at(-1)?.rules.push({ isAllowed: key === 'allow', pattern: value! });
      isNaming = false;
    }
  }
  return groups;
}

function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*').map(escaped);
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`).test(path);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
