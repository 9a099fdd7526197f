// /admin/people/import/:importId/problems.csv: every problem that the check of a file found.
import { orNotFound } from '#http/answers.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { downloadName } from '#kit/slug.ts'
import { exportCustomerProblems } from '../service/customer-files.server.ts'
import type { Route } from './+types/customer-problems-csv'

export async function loader({ context, params }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const text = await orNotFound(() => exportCustomerProblems(services, params.importId))
	return csvAnswer({ text, name: downloadName(context.get(shopContext).facts, 'customers-problems.csv') })
}
