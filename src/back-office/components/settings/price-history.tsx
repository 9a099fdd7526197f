// What would change with a typed price list, the changes made so far, and the list for staff who may not change it.
import type { PriceChange, PriceVersion } from '#shop-settings/rules/price-changes.ts'
import { When } from '#orders/components/when.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Table } from '#ui/table.tsx'
import { Cell, Record, Records, Sheet } from '../records.tsx'
import type { TypedPrices } from '../../rules/price-form.ts'
import { priceListUrl } from '../../urls.ts'

const changesOf = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

function Changes({ caption, changes }: { caption: string; changes: readonly PriceChange[] }) {
	return (
		<Table caption={caption} captionHidden>
			<thead>
				<tr>
					<th scope="col">Price or rate</th>
					<th scope="col">From</th>
					<th scope="col">To</th>
				</tr>
			</thead>
			<tbody>
				{changes.map(({ label, from, to }) => (
					<tr key={label}>
						<th scope="row" className="font-normal">
							{label}
						</th>
						<td>{from}</td>
						<td className="font-bold">{to}</td>
					</tr>
				))}
			</tbody>
		</Table>
	)
}

type ReviewProps = { seen: number; typed: TypedPrices; changes: readonly PriceChange[] }

/** The typed list once more, to be saved as it was reviewed. */
export function Review({ seen, typed, changes }: ReviewProps) {
	return (
		<Sheet
			id="review"
			title={changesOf(changes.length)}
			intro="From the moment you save, everything is priced with these: carts, open designs, portals and quotes. Placed orders keep their prices."
		>
			<form method="post" action="/admin/settings/prices" className="grid gap-4">
				<input type="hidden" name="intent" value="save" />
				<input type="hidden" name="seen" value={seen} />
				{Object.entries(typed).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Changes caption="What would change" changes={changes} />
				<div className="flex flex-wrap gap-3">
					{/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus follows the press that asked for the review */}
					<Button type="submit" variant="action" autoFocus>
						Save these prices
					</Button>
					<ButtonLink href={priceListUrl()} variant="outline">
						Discard
					</ButtonLink>
				</div>
			</form>
		</Sheet>
	)
}

type HistoryProps = { versions: readonly PriceVersion[]; canRestore: boolean }

/** Newest first. */
export function PriceHistory({ versions, canRestore }: HistoryProps) {
	if (versions.length === 0)
		return (
			<Sheet title="History">
				<p className="text-muted">Nothing was changed so far: the shop has the prices that it began with.</p>
			</Sheet>
		)
	return (
		<Sheet title="History">
			<ul className="grid gap-2">
				{versions.map(({ version, changedAt, changedBy, changes }, at) => (
					<li key={version}>
						<details className="rounded-card border border-line px-4 py-2">
							<summary className="min-h-8 cursor-pointer py-1">
								<span className="font-semibold">
									<When at={changedAt} />
								</span>{' '}
								by {changedBy ?? 'the shop'}: {changesOf(changes.length)}
							</summary>
							<div className="grid gap-3 py-3">
								<Changes caption={`Changes of version ${version}`} changes={changes} />
								{canRestore && at > 0 && <Restore version={version} label="Back to these prices" />}
							</div>
						</details>
					</li>
				))}
			</ul>
			{canRestore && (
				<div className="mt-3">
					<Restore version={0} label="Back to the prices the shop began with" />
				</div>
			)}
		</Sheet>
	)
}

const Restore = ({ version, label }: { version: number; label: string }) => (
	<div>
		<ButtonLink href={priceListUrl(version)} variant="outline">
			{label}
		</ButtonLink>
	</div>
)

/** Every price and rate, read-only. */
export function PriceSheet({ lines }: { lines: readonly { label: string; value: string }[] }) {
	return (
		<Records
			caption="Prices and rates"
			isPlain
			columns={[{ label: 'Price or rate' }, { label: 'Now', isNumber: true }]}
		>
			{lines.map(({ label, value }) => (
				<Record key={label}>
					<Cell>{label}</Cell>
					<Cell isNumber>{value}</Cell>
				</Record>
			))}
		</Records>
	)
}
