// /admin/products/files: whole products from a file, what its columns hold, and the latest imports.
import { redirect } from 'react-router'
import { importsForStaff } from '#catalog/service/product-imports.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { isTooLarge } from '#http/too-large.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { refusedToast } from '#ui/outcomes.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import {
	ColumnList,
	LatestImports,
	ProductUpload,
	ShopifyHelp,
} from '../components/products/product-files.tsx'
import { mostZipBytes } from '../rules/product-zip.ts'
import { checkUpload } from '../service/product-uploads.server.ts'
import { productFileUrl, productFilesUrl } from '../urls.ts'
import { adminOnly, notAsked, staffPage } from './staff-page.server.ts'
import type { Route } from './+types/product-files'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { imports: await importsForStaff(services) }
	})

const title = 'The file was not read'
const refused = (detail: string, status: number) =>
	noStoreData({ toast: refusedToast(title, detail) }, status)

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const { file } = await fieldsOf(request)
	if (isTooLarge(file) || (file instanceof File && file.size > mostZipBytes))
		return refused(`The file is larger than ${mostZipBytes / 1_000_000} MB.`, 413)
	if (!(file instanceof File)) throw notAsked()
	if (file.size === 0) return refused('Please choose a CSV or ZIP file.', 400)
	const bytes = new Uint8Array(await file.arrayBuffer())
	const checked = await answer(title, () =>
		checkUpload(services, context.get(filesContext), { fileName: file.name, bytes }),
	)
	if (checked.ok) return redirect(productFileUrl(checked.result), 303)
	return noStoreData({ toast: checked.toast }, checked.status)
}

export const meta = hiddenMeta({
	title: 'Import products · Back office',
	description: 'Whole products from a file.',
	path: productFilesUrl,
})

export default function ProductFiles({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AdminFrame
			section="products"
			title="Import products"
			intro="New products, and changes of those in the shop, from a CSV file of the shop or of Shopify, or a ZIP with photos."
			back={{ label: 'Products', href: '/admin/products' }}
			toasts={actionData ? [actionData.toast] : loaderData.toasts}
		>
			<ProductUpload />
			<LatestImports imports={loaderData.imports} />
			<ShopifyHelp />
			<ColumnList />
		</AdminFrame>
	)
}
