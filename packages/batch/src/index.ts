/** What bulk work has in common wherever it is done: lists of who is in which file, and lists of what came of it. */
export { type Assignment, type AssignmentProblem, assignRows } from './assign-rows.ts';
export { type Mapping, type MappingProblem, type MappingRow, nameKey, readMapping } from './read-mapping.ts';
export { writeTable } from './write-table.ts';
