// /admin/products/files/products.zip: the products of the list with their photos, to be imported here or into another shop.
import { filesContext } from '#files/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { zipAnswer } from '#http/files.server.ts'
import { dayIn } from '#kit/time.ts'
import { productsViewIn } from '../rules/list-filters.ts'
import { exportWithPhotos } from '../service/product-photo-export.server.ts'
import type { Route } from './+types/products-zip'

export async function loader({ context, url }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const body = await orNotFound(() =>
		exportWithPhotos(
			services,
			context.get(filesContext),
			productsViewIn(context.get(shopContext).sports, url.searchParams),
		),
	)
	const day = dayIn(context.get(shopContext).facts.timeZone, services.now)
	return zipAnswer({ body, name: `fieldhouse-products-${day}.zip` })
}
