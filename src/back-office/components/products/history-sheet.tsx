// What happened to a product: when, by whom and what.
import { When } from '#orders/components/when.tsx'
import { historyLines } from '../../rules/product-history.ts'
import type { ProductHistory } from '../../views.ts'
import { Cell, Record, Records, Sheet } from '../records.tsx'

export const HistorySheet = ({ history }: { history: ProductHistory }) => (
	<Sheet id="history" title="History" intro="The latest changes, newest first.">
		{history.length === 0 ? (
			<p className="text-muted">Nothing has been changed yet.</p>
		) : (
			<Records
				isPlain
				caption="Changes of this product"
				columns={[{ label: 'When' }, { label: 'Who' }, { label: 'What' }]}
			>
				{history.map(({ id, at, who, ...entry }) => (
					<Record key={id}>
						<Cell label="When" className="sm:whitespace-nowrap">
							<When at={at} withTime />
						</Cell>
						<Cell label="Who">{who}</Cell>
						<Cell label="What">
							{historyLines(entry).map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</Cell>
					</Record>
				))}
			</Records>
		)}
	</Sheet>
)
