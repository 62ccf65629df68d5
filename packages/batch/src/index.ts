/** Lists for bulk work: reading which person is in which file, and writing the result of each. */
export { type Assignment, type AssignmentProblem, assignRows } from './assign-rows.ts';
export { type LineProblem, type Mapping, type MappingRow, readMapping } from './read-mapping.ts';
export { writeTable } from './write-table.ts';
