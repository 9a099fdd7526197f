// /admin/products/files/:importId: what a file of products would do, then what it did, and its undoing.
import { importForStaff } from '#catalog/service/product-imports.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { ImportResult } from '../components/products/import-result.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { importUpload, undoUpload } from '../service/product-uploads.server.ts'
import { productFileUrl, productFilesUrl } from '../urls.ts'
import { acted, adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/product-file'

export const headers = noStoreHeaders

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { file: await importForStaff(services, params.importId) }
	})

export async function action({ request, context, params: { importId } }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const parts = context.get(filesContext)
	const { intent } = await textFieldsOf(request)
	if (intent === 'import')
		return acted('The products were not imported', async () => {
			await importUpload(services, parts, importId)
			return doneHref(productFileUrl(importId), 'products-imported')
		})
	if (intent === 'undo')
		return acted('The import was not undone', async () => {
			await undoUpload(services, parts, importId)
			return doneHref(productFileUrl(importId), 'products-undone')
		})
	throw notAsked()
}

export const meta = hiddenMeta({
	title: 'A file of products · Back office',
	description: 'What a file of products changes.',
	path: productFilesUrl,
})

export default function ProductFile({ loaderData, actionData }: Route.ComponentProps) {
	const { file, toasts } = loaderData
	return (
		<AdminFrame
			section="products"
			title={file.kind === 'edit' ? 'Edit products' : 'Import products'}
			intro={<span className="break-words">{file.fileName}</span>}
			back={
				file.kind === 'edit'
					? { label: 'Products', href: '/admin/products' }
					: { label: 'Import products', href: productFilesUrl }
			}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<ImportResult file={file} />
		</AdminFrame>
	)
}
