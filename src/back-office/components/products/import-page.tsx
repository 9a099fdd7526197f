// Stock and prices from a file: uploaded, reviewed, and only then applied.
import { counted } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { mostBytes } from '../../rules/stock-file.ts'
import type { FilePlan, PriceStep, StockStep } from '../../rules/stock-plan.ts'
import { FileForm } from '../import-files.tsx'
import { Cell, Record, Records, Sheet } from '../records.tsx'

export const UploadForm = () => (
	<Sheet
		title="Upload a file"
		intro={
			<>
				Export stock first, change the columns stock and price, and send the file back. Rows you delete are
				left as they are. New products and their other fields come with{' '}
				<a href="/admin/products/files" className="font-semibold text-primary underline">
					a file of products
				</a>
				.
			</>
		}
	>
		<FileForm intent="check" label={`CSV file, up to ${mostBytes / 1_000_000} MB`} accept=".csv,text/csv" />
	</Sheet>
)

/** Limit of listed changes and errors; further ones are only counted. */
const mostListed = 500

const inWords = (count: number) => count.toLocaleString('en-US')

type Checked = FilePlan & { unknown: readonly string[] }

export function ImportPreview({ plan }: { plan: Checked }) {
	const { stock, prices, errors, rows, unchanged, unknown } = plan
	const changes = stock.length + prices.length
	return (
		<>
			<Notice tone={errors.length > 0 ? 'danger' : 'info'} alert title={titleOf(plan)}>
				<p>
					{counted(rows, 'row')} read: {counted(stock.length, 'count')} and {counted(prices.length, 'price')}{' '}
					to change, {counted(unchanged, 'row')} without a change, {inWords(errors.length)} cannot be used.
				</p>
				{unknown.length > 0 && <p>Columns that were not read: {unknown.join(', ')}.</p>}
			</Notice>
			{errors.length > 0 && <Faults errors={errors} />}
			{errors.length === 0 && changes > 0 && <Confirm stock={stock} prices={prices} />}
			<Changes
				caption="Prices that change"
				of="Product"
				changes={prices.map(({ productId, label, fromCents, toCents }) => ({
					key: productId,
					label,
					from: formatUsd(fromCents),
					to: formatUsd(toCents),
				}))}
			/>
			<Changes
				caption="Counts that change"
				of="Size and color"
				changes={stock.map(({ variantId, ...step }) => ({ key: variantId, ...step }))}
			/>
		</>
	)
}

const titleOf = ({ errors, stock, prices }: Checked): string => {
	if (errors.length > 0) return 'Nothing was changed: repair these rows and upload the file again'
	return stock.length + prices.length === 0
		? 'The file changes nothing'
		: 'Nothing is changed yet: look it over'
}

const More = ({ count }: { count: number }) =>
	count > mostListed ? <p className="text-muted">And {inWords(count - mostListed)} more.</p> : null

function Faults({ errors }: Pick<Checked, 'errors'>) {
	return (
		<>
			<Records
				isPlain
				caption="Rows to repair"
				columns={[{ label: 'Row', isNumber: true }, { label: 'Column' }, { label: 'What was expected' }]}
			>
				{errors.slice(0, mostListed).map(({ row, column, message }) => (
					<Record key={`${row} ${column} ${message}`}>
						<Cell label="Row" isNumber>
							{row}
						</Cell>
						<Cell label="Column">
							<span className="font-bold">{column}</span>
						</Cell>
						<Cell>{message}</Cell>
					</Record>
				))}
			</Records>
			<More count={errors.length} />
		</>
	)
}

type Steps = { stock: readonly StockStep[]; prices: readonly PriceStep[] }

function Confirm({ stock, prices }: Steps) {
	const plan = {
		stock: stock.map(({ variantId, base, delta }) => [variantId, base, delta]),
		prices: prices.map(({ productId, fromCents, toCents }) => [productId, fromCents, toCents]),
	}
	return (
		<form method="post" encType="multipart/form-data" className="flex flex-wrap gap-3">
			<input type="hidden" name="intent" value="apply" />
			<input type="hidden" name="plan" value={JSON.stringify(plan)} />
			<Button type="submit" variant="action">
				Change {counted(stock.length + prices.length, 'value')}
			</Button>
			<ButtonLink href="/admin/products/import" variant="outline">
				Leave it
			</ButtonLink>
		</form>
	)
}

type Change = { key: string; label: string; from: number | string; to: number | string }

/** @param of heads the first column */
const Changes = ({ caption, of, changes }: { caption: string; of: string; changes: readonly Change[] }) =>
	changes.length > 0 && (
		<>
			<Records
				isPlain
				caption={caption}
				columns={[{ label: of }, { label: 'Now', isNumber: true }, { label: 'Then', isNumber: true }]}
			>
				{changes.slice(0, mostListed).map(({ key, label, from, to }) => (
					<Record key={key}>
						<Cell>{label}</Cell>
						<Cell label="Now" isNumber>
							{from}
						</Cell>
						<Cell label="Then" isNumber>
							<span className="font-bold">{to}</span>
						</Cell>
					</Record>
				))}
			</Records>
			<More count={changes.length} />
		</>
	)
