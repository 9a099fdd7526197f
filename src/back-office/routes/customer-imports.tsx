// /admin/people/import: customers from a file of another shop or a team system, and the latest imports.
import { customerImportsForStaff } from '#accounts/service/customer-imports.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import {
	CustomerHelp,
	CustomerUpload,
	LatestCustomerImports,
} from '../components/people/customer-imports.tsx'
import { customersTooLarge, mostCustomerBytes } from '../rules/customer-file.ts'
import { checkCustomers } from '../service/customer-files.server.ts'
import { customerImportUrl, customerImportsUrl } from '../urls.ts'
import { adminOnly, staffPage } from './staff-page.server.ts'
import { checkUploadedFile } from './uploaded-file.server.ts'
import type { Route } from './+types/customer-imports'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { imports: await customerImportsForStaff(services) }
	})

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	return checkUploadedFile(request, {
		mostBytes: mostCustomerBytes,
		tooLarge: customersTooLarge,
		missing: 'Please choose a CSV file.',
		check: async (file) => customerImportUrl(await checkCustomers(services, file)),
	})
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
