// /admin/stock.csv: the list of sizes that run low, as it is filtered.
import { lowStockForFile } from '#catalog/service/low-stock.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { download } from '#http/files.server.ts'
import { isoDate } from '#kit/time.ts'
import { lowStockFile, lowStockViewIn } from '../rules/low-stock-view.ts'
import type { Route } from './+types/low-stock-csv'

export async function loader({ context, url }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { page: _whole, ...asked } = lowStockViewIn(url.searchParams)
	const rows = await orNotFound(() => lowStockForFile(services, asked))
	// The byte order mark makes spreadsheets read it as UTF-8.
	return download({
		body: `\uFEFF${lowStockFile(rows)}`,
		type: 'text/csv; charset=utf-8',
		name: `fieldhouse-low-stock-${isoDate(services.now)}.csv`,
	})
}
