// 5,000 products of four sizes from a file with 20 bad rows on both engines: checked, imported, then undone.
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { checkProducts, importProducts, undoImport } from '../src/back-office/service/product-files.server.ts'
import { importForStaff } from '../src/catalog/service/product-imports.server.ts'
import { productListings, products } from '../src/catalog/tables.ts'
import type { Database } from '../src/database/client.server.ts'
import type { ServiceContext } from '../src/database/context.server.ts'
import { teamColors } from '../src/garments/colors.ts'
import { searchDocuments } from '../src/search/tables.ts'
import { onBothEngines } from './engines.ts'
import type { Finding } from './report.ts'

const many = 5_000
const bad = 20
const limitSeconds = 60
const garments = ['tee', 'hoodie', 'polo', 'crewneck', 'football-jersey', 'joggers']
const head =
	'sku,brand,model,sport,garment,description,price,status,color,primary_color,secondary_color,size,stock'

function rowsOf(at: number): string[] {
	const first = teamColors[at % teamColors.length]?.id
	const second = teamColors[(at * 7 + 3) % teamColors.length]?.id
	const price = at % (many / bad) === 0 ? 'ten' : `${20 + (at % 50)}.95`
	const fields = `Rawhide,Bench Shirt ${at},spirit,${garments[at % garments.length]},"Light, and washable.",${price},active`
	return ['S', 'M', 'L', 'XL'].map(
		(size, row) =>
			`BENCH-${at},${row === 0 ? fields : ',,,,,,'},Color ${at % 20},${first},${second},${size},${at % 9}`,
	)
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
	const startedAt = performance.now()
	await work()
	return (performance.now() - startedAt) / 1_000
}

async function measure(database: Database): Promise<Finding[]> {
	const context: ServiceContext = {
		db: database.db,
		now: new Date(),
		actor: { userId: randomUUID(), roles: ['admin'] },
		requestId: randomUUID(),
		log: pino({ level: 'silent' }),
	}
	const text = [head, ...Array.from({ length: many }, (_, at) => rowsOf(at)).flat()].join('\n')
	let id = ''
	const checked = await seconds(async () => {
		id = await checkProducts(context, { fileName: 'bench.csv', text })
	})
	const { problems } = await importForStaff(context, id)
	const imported = await seconds(() => importProducts(context, id))
	const [made, listed, found] = [
		await context.db.$count(products),
		await context.db.$count(productListings),
		await context.db.$count(searchDocuments),
	]
	const undone = await seconds(() => undoImport(context, id))
	const left = await context.db.$count(products)
	const isWhole = [made, listed, found].every((count) => count === many - bad) && left === 0
	return [
		{
			what: `${database.engine}: ${many} products of 4 sizes from a file, ${bad} bad rows`,
			measured: `checked ${checked.toFixed(1)} s, imported ${imported.toFixed(1)} s, undone ${undone.toFixed(1)} s; ${problems} problems, ${made} made, ${listed} listed, ${found} found, ${left} left`,
			bar: `check and import < ${limitSeconds} s, all made and removed`,
			holds: checked + imported < limitSeconds && problems === bad && isWhole,
		},
	]
}

export const measureProductFiles = (): Promise<Finding[]> => onBothEngines(measure)
