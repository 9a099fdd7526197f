// /admin/products/{id}/look: an admin designs the product in the builder and chooses what its pictures show.
import type { ServiceContext } from '#database/context.server.ts'
import { builderUrl } from '#designs/urls.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { AdminFrame } from '../components/admin-frame.tsx'
import { LookChoices } from '../components/products/look-choices.tsx'
import { DrawnPictures } from '../components/products/photo-sheets.tsx'
import { StatusBadge } from '../components/products/status-sheet.tsx'
import { Sheet } from '../components/records.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { chooseLook, lookPage } from '../service/product-look.server.ts'
import { adminProductUrl, productLookUrl } from '../urls.ts'
import { acted, adminOnly, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/product-look'

export const headers = noStoreHeaders

const read = async (services: ServiceContext, productId: string) => {
	adminOnly(services)
	const { product, designs } = await lookPage(services, productId)
	const { id, brand, model, status, images, attributes } = product
	return {
		id,
		brand,
		model,
		status,
		images,
		designs,
		isCustom: attributes.customizable && !attributes.pieces,
	}
}

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, (services) => read(services, params.productId))

export async function action({ request, params, context }: Route.ActionArgs) {
	const { design: designId = '' } = await textFieldsOf(request)
	const { productId } = params
	return acted('The look was not changed', async () => {
		await chooseLook(context.get(serviceContext), { productId, designId })
		return doneHref(productLookUrl(productId), 'look-chosen')
	})
}

export const meta = hiddenMeta({
	title: 'Look of a product · Back office',
	description: 'What the pictures of a product show.',
	path: '/admin/products',
})

export default function ProductLookPage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, brand, model, status, images, designs, isCustom, toasts } = loaderData
	return (
		<AdminFrame
			section="products"
			title={`Look of ${brand} ${model}`}
			aside={<StatusBadge status={status} />}
			back={{ label: 'Product', href: adminProductUrl(id) }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<Sheet
				title="Design it in the builder"
				intro="Save your design there and come back here. The shop then shows it in each of the product’s colors, and teams start from it."
			>
				{isCustom ? (
					<ButtonLink href={builderUrl(id)} variant="action">
						Design this product’s look
					</ButtonLink>
				) : (
					<p className="text-body">
						Teams cannot customize this product, so its pictures show the plain garment. Tick “Can be
						customized” on its page first.
					</p>
				)}
			</Sheet>
			{isCustom && <LookChoices productId={id} designs={designs} />}
			<DrawnPictures images={images} />
		</AdminFrame>
	)
}
