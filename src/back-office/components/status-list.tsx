// The checks of the status page: a word, the figure, what to do, and the page or command that fixes it.
import { When } from '#orders/components/when.tsx'
import { counted } from '#kit/plural.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import type { Level, Remedy } from '../rules/status-row.ts'
import type { ShopStatus } from '../views.ts'
import { Cell, Record, Records } from './records.tsx'

const levels: Readonly<globalThis.Record<Level, { word: string; tone: BadgeTone }>> = {
	good: { word: 'Good', tone: 'success' },
	look: { word: 'Look at this', tone: 'warning' },
	broken: { word: 'Broken', tone: 'danger' },
}

const numberOf = (rows: ShopStatus['rows'], level: Level) => rows.filter((row) => row.level === level).length

/** `1 check is broken, 2 need a look.` */
function summaryOf(rows: ShopStatus['rows']): string {
	const [broken, look] = [numberOf(rows, 'broken'), numberOf(rows, 'look')]
	if (broken + look === 0) return `All ${rows.length} checks are good.`
	const parts = [
		...(broken > 0 ? [`${counted(broken, 'check is', 'checks are')} broken`] : []),
		...(look > 0 ? [`${counted(look, 'needs', 'need')} a look`] : []),
	]
	return `${parts.join(', ')}.`
}

export function StatusList({ rows, worst, checkedAt }: Pick<ShopStatus, 'rows' | 'worst' | 'checkedAt'>) {
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Badge tone={levels[worst].tone}>{levels[worst].word}</Badge>
				<span className="font-bold">{summaryOf(rows)}</span>
				<span className="text-muted">
					Checked <When at={checkedAt} withTime />
				</span>
			</p>
			<Records
				isPlain={rows.every(({ remedy }) => remedy === null || !('href' in remedy))}
				caption="Checks"
				columns={[{ label: 'Check' }, { label: 'State' }, { label: 'Found' }, { label: 'What to do' }]}
			>
				{rows.map(({ name, level, figure, advice, remedy }) => (
					<Record key={name}>
						<Cell>
							<span className="font-bold">{name}</span>
						</Cell>
						<Cell label="State">
							<Badge tone={levels[level].tone}>{levels[level].word}</Badge>
						</Cell>
						<Cell label="Found">{figure}</Cell>
						<Cell label="What to do">
							{advice}
							{remedy && <RemedyLink remedy={remedy} />}
						</Cell>
					</Record>
				))}
			</Records>
		</>
	)
}

const RemedyLink = ({ remedy }: { remedy: Remedy }) => (
	<span className="block">
		{'href' in remedy ? (
			<a
				href={remedy.href}
				className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
			>
				{remedy.label}
			</a>
		) : (
			<code className="text-label break-words">{remedy.command}</code>
		)}
	</span>
)
