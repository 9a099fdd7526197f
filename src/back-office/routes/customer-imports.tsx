// /admin/people/import: customers from a file of another shop or a team system, and the latest imports.
import { redirect } from 'react-router'
import { customerImportsForStaff } from '#accounts/service/customer-imports.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { isTooLarge } from '#http/too-large.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { refusedToast } from '#ui/outcomes.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import {
	CustomerHelp,
	CustomerUpload,
	LatestCustomerImports,
} from '../components/people/customer-imports.tsx'
import { customersTooLarge, mostCustomerBytes } from '../rules/customer-file.ts'
import { checkCustomers } from '../service/customer-files.server.ts'
import { customerImportUrl, customerImportsUrl } from '../urls.ts'
import { adminOnly, notAsked, staffPage } from './staff-page.server.ts'
import type { Route } from './+types/customer-imports'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { imports: await customerImportsForStaff(services) }
	})

const title = 'The file was not read'
const refused = (detail: string, status: number) =>
	noStoreData({ toast: refusedToast(title, detail) }, status)

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const { file } = await fieldsOf(request)
	if (isTooLarge(file) || (file instanceof File && file.size > mostCustomerBytes))
		return refused(customersTooLarge, 413)
	if (!(file instanceof File)) throw notAsked()
	if (file.size === 0) return refused('Please choose a CSV file.', 400)
	const bytes = new Uint8Array(await file.arrayBuffer())
	const checked = await answer(title, () => checkCustomers(services, { fileName: file.name, bytes }))
	if (checked.ok) return redirect(customerImportUrl(checked.result), 303)
	return noStoreData({ toast: checked.toast }, checked.status)
}

export const meta = hiddenMeta({
	title: 'Import customers · Back office',
	description: 'Customers from a file.',
	path: customerImportsUrl,
})

export default function CustomerImports({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AdminFrame
			section="people"
			title="Import customers"
			intro="Accounts with names, phones and addresses, from a CSV file of another shop or of a team system. No mail is sent."
			back={{ label: 'People', href: '/admin/people' }}
			toasts={actionData ? [actionData.toast] : loaderData.toasts}
		>
			<CustomerUpload />
			<LatestCustomerImports imports={loaderData.imports} />
			<CustomerHelp />
		</AdminFrame>
	)
}
