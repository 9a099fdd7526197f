// /admin/stock.csv: the list of sizes that run low, as it is filtered.
import { lowStockForFile } from '#catalog/service/low-stock.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { downloadName } from '#kit/slug.ts'
import { dayIn } from '#kit/time.ts'
import { lowStockFile, lowStockViewIn } from '../rules/low-stock-view.ts'
import type { Route } from './+types/low-stock-csv'

export async function loader({ context, url }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { sports, facts } = context.get(shopContext)
	const { page: _whole, ...asked } = lowStockViewIn(sports, url.searchParams)
	const rows = await orNotFound(() => lowStockForFile(services, asked))
	const name = downloadName(facts, `low-stock-${dayIn(facts.timeZone, services.now)}.csv`)
	return csvAnswer({ text: lowStockFile(rows), name })
}
