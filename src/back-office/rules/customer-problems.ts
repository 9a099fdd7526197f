// The problems of a file of customers as a file.
import Papa from 'papaparse'
import type { CustomerProblem } from '#accounts/rules/customers.ts'
import { cellOf } from './product-file.ts'

export const customerProblemFile = (problems: readonly CustomerProblem[]): string =>
	Papa.unparse({
		fields: ['line', 'column', 'value', 'problem'],
		data: problems.map(({ row, column, value, message }) => [
			row,
			cellOf(column),
			cellOf(value),
			cellOf(message),
		]),
	})
