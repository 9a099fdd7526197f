// /admin/products/files/products.csv: the products of the list, whole, to be edited in a spreadsheet and imported again.
import { orNotFound } from '#http/answers.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { downloadName } from '#kit/slug.ts'
import { dayIn } from '#kit/time.ts'
import { productsViewIn } from '../rules/list-filters.ts'
import { exportProducts } from '../service/product-files.server.ts'
import type { Route } from './+types/products-csv'

export async function loader({ context, url }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { sports, facts } = context.get(shopContext)
	const text = await orNotFound(() => exportProducts(services, productsViewIn(sports, url.searchParams)))
	return csvAnswer({ text, name: downloadName(facts, `products-${dayIn(facts.timeZone, services.now)}.csv`) })
}
