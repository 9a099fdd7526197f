// A check of the doctor: lines, their snapshots, the elements of their designs, jobs and bags agree, order by order.
import type { Connection } from '#database/client.server.ts'
import { mostPerCheck, type Finding } from '#database/findings.server.ts'
import { distinctVersions } from '#designs/service/ordered.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { isUnderWay } from '#orders/states.ts'
import { kitTroubles, soldAsMade, type SoldDesign } from '../rules/sold-as-made.ts'
import { configsOf, linesAfter, type LineKey } from '../store/sold.server.ts'

/** Lines in memory at the same time. */
const linesPerPage = 500

type Line = Awaited<ReturnType<typeof linesAfter>>[number]

/** Versions that are gone or cannot be drawn are left out: their orders are reported by other checks. */
async function designsOn(db: Connection, lines: readonly Line[]): Promise<ReadonlyMap<string, SoldDesign>> {
	const refs = distinctVersions(lines)
	const found = refs.length > 0 ? await configsOf(db, refs) : []
	return new Map(
		found.flatMap(({ designId, version, config }): [string, SoldDesign][] => {
			const template = templateAsSaved(config)
			return template ? [[`${designId} ${version}`, { config, template }]] : []
		}),
	)
}

function troublesOf(line: Line, designs: ReadonlyMap<string, SoldDesign>): Finding[] {
	const { orderId, designId, designVersion, status, jobStatus, jobDesignId, placementIds } = line
	const design = designId === null ? undefined : (designs.get(`${designId} ${designVersion}`) ?? null)
	const job =
		jobStatus === null
			? null
			: {
					designId: jobDesignId,
					designVersion: line.jobDesignVersion,
					placementIds,
					status: jobStatus,
					packedQty: line.packedQty ?? 0,
				}
	return soldAsMade({ ...line, isUnderWay: isUnderWay(status), job }, design).map((what) => ({
		orderId,
		what,
	}))
}

const kitsNotWhole = (lines: readonly Line[]): Finding[] =>
	[...Map.groupBy(lines, ({ orderId }) => orderId)].flatMap(([orderId, own]) =>
		kitTroubles(own).map((what) => ({ orderId, what })),
	)

/** Two statements for a page of lines. */
export async function linesNotAsMade({ db }: { db: Connection }): Promise<Finding[]> {
	const findings: Finding[] = []
	let after: LineKey | null = null
	/** Lines of kits of the page's last order, which may go on in the next page. */
	let open: Line[] = []
	for (;;) {
		const lines: Line[] = await linesAfter(db, after, linesPerPage)
		const designs = await designsOn(db, lines)
		findings.push(...lines.flatMap((line) => troublesOf(line, designs)))
		const last = lines.at(-1)
		const inKits = [...open, ...lines.filter(({ snapshot }) => snapshot.kit)]
		const isLast = lines.length < linesPerPage
		open = isLast ? [] : inKits.filter(({ orderId }) => orderId === last?.orderId)
		findings.push(...kitsNotWhole(inKits.slice(0, inKits.length - open.length)))
		if (!last || isLast || findings.length >= mostPerCheck) return findings.slice(0, mostPerCheck)
		after = { orderId: last.orderId, position: last.position }
	}
}
