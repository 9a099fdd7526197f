// Operations on files of customers, one line each.
import { randomUUID } from 'node:crypto'
import * as customers from '#back-office/service/customer-files.server.ts'
import { customerImportForStaff, customerImportsForStaff } from '#accounts/service/customer-imports.server.ts'
import { callOf, type Operation } from './operation.ts'

export const customerOperations: readonly Operation[] = [
	{
		name: 'checkCustomers',
		run: (by) =>
			customers.checkCustomers(by, {
				fileName: 'a.csv',
				bytes: new TextEncoder().encode('Email\npat@example.test'),
			}),
	},
	{ name: 'customerImportsForStaff', run: (by) => customerImportsForStaff(by) },
	{ name: 'customerImportForStaff', run: (by) => customerImportForStaff(by, randomUUID()) },
	{ name: 'exportCustomerProblems', run: (by) => customers.exportCustomerProblems(by, randomUUID()) },
	{ name: 'importCustomers', run: (by) => customers.importCustomers(callOf(by), randomUUID()) },
	{ name: 'undoCustomers', run: (by) => customers.undoCustomers(callOf(by), randomUUID()) },
]
