// /admin/products/files/products.zip: the products of the list with their photos, to be imported here or into another shop.
import { filesContext } from '#files/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { zipAnswer } from '#http/files.server.ts'
import { downloadName } from '#kit/slug.ts'
import { dayIn } from '#kit/time.ts'
import { productsViewIn } from '../rules/list-filters.ts'
import { exportWithPhotos } from '../service/product-photo-export.server.ts'
import type { Route } from './+types/products-zip'

export async function loader({ context, url }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { sports, facts } = context.get(shopContext)
	const body = await orNotFound(() =>
		exportWithPhotos(services, context.get(filesContext), productsViewIn(sports, url.searchParams)),
	)
	return zipAnswer({ body, name: downloadName(facts, `products-${dayIn(facts.timeZone, services.now)}.zip`) })
}
