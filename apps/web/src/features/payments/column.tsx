export function Column({ name, end = false }: { name: string; end?: boolean }) {
  return (
    <th
      scope="col"
      className={`px-3 py-2.5 font-normal whitespace-nowrap first:ps-5 last:pe-5 ${end ? 'text-end' : 'text-start'}`}
    >
      {name}
    </th>
  );
}
