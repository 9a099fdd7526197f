// /admin/products/files: whole products from a file, what its columns hold, and the latest imports.
import { importsForStaff } from '#catalog/service/product-imports.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
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
import { adminOnly, staffPage } from './staff-page.server.ts'
import { checkUploadedFile } from './uploaded-file.server.ts'
import type { Route } from './+types/product-files'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { imports: await importsForStaff(services) }
	})

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	return checkUploadedFile(request, {
		mostBytes: mostZipBytes,
		tooLarge: `The file is larger than ${mostZipBytes / 1_000_000} MB.`,
		missing: 'Please choose a CSV or ZIP file.',
		check: async (file) => productFileUrl(await checkUpload(services, context.get(filesContext), file)),
	})
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
