// /admin/people/import/:importId: what a file of customers would do, then what it did, and its undoing.
import { authContext } from '#accounts/dependencies.server.ts'
import { customerImportForStaff } from '#accounts/service/customer-imports.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { CustomerImportResult } from '../components/people/customer-import.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { importCustomers, undoCustomers } from '../service/customer-files.server.ts'
import { customerImportUrl, customerImportsUrl } from '../urls.ts'
import { acted, adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/customer-import'

export const headers = noStoreHeaders

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { file: await customerImportForStaff(services, params.importId) }
	})

export async function action({ request, context, params: { importId } }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const call = { ...context.get(authContext), actor: services.actor }
	const { intent } = await textFieldsOf(request)
	if (intent === 'import')
		return acted('The customers were not imported', async () => {
			await importCustomers(call, importId)
			return doneHref(customerImportUrl(importId), 'customers-imported')
		})
	if (intent === 'undo')
		return acted('The import was not undone', async () => {
			await undoCustomers(call, importId)
			return doneHref(customerImportUrl(importId), 'customers-undone')
		})
	throw notAsked()
}

export const meta = hiddenMeta({
	title: 'A file of customers · Back office',
	description: 'What a file of customers adds.',
	path: customerImportsUrl,
})

export default function CustomerImport({ loaderData, actionData }: Route.ComponentProps) {
	const { file, toasts } = loaderData
	return (
		<AdminFrame
			section="people"
			title="Import customers"
			intro={<span className="break-words">{file.fileName}</span>}
			back={{ label: 'Import customers', href: customerImportsUrl }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<CustomerImportResult file={file} />
		</AdminFrame>
	)
}
