// /admin/products/stock.csv: stock and prices, to be edited in a spreadsheet and uploaded again.
import { orNotFound } from '#http/answers.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { downloadName } from '#kit/slug.ts'
import { dayIn } from '#kit/time.ts'
import { productSportIn } from '../rules/list-filters.ts'
import { exportStock } from '../service/products.server.ts'
import type { Route } from './+types/stock-csv'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { sports, facts } = context.get(shopContext)
	const sport = productSportIn(sports, url.searchParams)
	const services = context.get(serviceContext)
	const text = await orNotFound(() => exportStock(services, sport))
	const name = ['stock', ...(sport === null ? [] : [sport]), dayIn(facts.timeZone, services.now)].join('-')
	return csvAnswer({ text, name: downloadName(facts, `${name}.csv`) })
}
