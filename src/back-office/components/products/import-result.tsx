// A file of products: its preview with every problem, then the result, and the buttons that import and undo.
import { keyed } from '#kit/keyed.ts'
import { counted, formatCount } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { changesOf, newInWords } from '../../rules/product-changes.ts'
import { productFilesUrl, productFileUrl } from '../../urls.ts'
import type { ProductImport } from '../../views.ts'
import { ProblemsHead } from '../import-files.tsx'
import { Cell, Record, Records } from '../records.tsx'

type FileProps = { file: ProductImport }

export const ImportResult = ({ file }: FileProps) => (
	<>
		{file.state === 'checked' ? <Preview file={file} /> : <Outcome file={file} />}
		<Problems file={file} />
		{file.state === 'checked' && <Notes file={file} />}
		<Unnamed file={file} />
		{file.state === 'checked' && <Planned file={file} />}
		<Named file={file} />
	</>
)

function Preview({ file }: FileProps) {
	const { kind, added, changed, unchanged, problems, unknownColumns, counts } = file
	const good = added + changed
	const wrong = counts['wrong'] ?? 0
	return (
		<>
			<Notice
				tone={problems > 0 ? 'warning' : 'info'}
				alert
				title={good === 0 ? `${words[kind].it} changes nothing` : 'Nothing is changed yet: look it over'}
			>
				<p>
					{kind === 'file' && `${counted(added, 'new product')}, `}
					{formatCount(changed)} to change, {formatCount(unchanged)} without a change.{' '}
					{wrong > 0 && `${counted(wrong, 'product')} with ${counted(problems, 'problem')} will be left out.`}
				</p>
				{unknownColumns.length > 0 && <p>Columns that were not read: {unknownColumns.join(', ')}.</p>}
			</Notice>
			<form method="post" className="flex flex-wrap gap-3">
				{good > 0 && (
					<Button type="submit" name="intent" value="import" variant="action">
						{words[kind].act} {counted(good, 'product')}
					</Button>
				)}
				<ButtonLink href={kind === 'file' ? productFilesUrl : '/admin/products'} variant="outline">
					{good > 0 || kind === 'edit' ? 'Leave it' : 'Choose another file'}
				</ButtonLink>
			</form>
		</>
	)
}

const words = {
	file: {
		it: 'The file',
		act: 'Import',
		begun: 'The import was interrupted',
		done: 'The products are imported',
		undone: 'The import is undone',
		further: 'Continue the import',
		back: 'Undo this import',
	},
	edit: {
		it: 'The edit',
		act: 'Change',
		begun: 'The edit was interrupted',
		done: 'The products are changed',
		undone: 'The edit is undone',
		further: 'Continue the edit',
		back: 'Undo this edit',
	},
} as const

const outcomes = {
	imported: 'written',
	unpictured: 'written, their photos still to do',
	removed: 'removed again',
	restored: 'as before',
	archived: 'archived, because they are in use',
	kept: 'kept as they are',
	left: 'left as they were',
	wrong: 'left out with problems',
	waiting: 'still to do',
} as const

function Outcome({ file: { kind, state, counts } }: FileProps) {
	const parts = Object.entries(outcomes).flatMap(([name, text]) => {
		const count = counts[name] ?? 0
		return count === 0 ? [] : [`${counted(count, 'product')} ${text}`]
	})
	const isOpen = state === 'importing' || state === 'undoing'
	const title = { importing: words[kind].begun, undoing: 'The undoing was interrupted' }
	return (
		<>
			<Notice
				tone={isOpen ? 'warning' : 'success'}
				title={isOpen ? title[state] : state === 'undone' ? words[kind].undone : words[kind].done}
			>
				<p>{parts.length === 0 ? 'No product was written.' : `${parts.join('; ')}.`}</p>
			</Notice>
			{state !== 'undone' && (
				<form method="post" className="flex flex-wrap gap-3">
					{state === 'importing' && (
						<Button type="submit" name="intent" value="import" variant="action">
							{words[kind].further}
						</Button>
					)}
					{state !== 'importing' && (
						<Button type="submit" name="intent" value="undo" variant="outline">
							{state === 'undoing' ? 'Continue undoing' : words[kind].back}
						</Button>
					)}
					<ButtonLink href="/admin/products" variant="outline">
						All products
					</ButtonLink>
				</form>
			)}
			{state === 'imported' && (
				<p className="text-muted">
					{kind === 'file' && 'Undo removes new products, or archives those in use. '}
					Undo gives changed products their values back, unless they were changed since.
				</p>
			)}
		</>
	)
}

const Notes = ({ file: { notes } }: FileProps) =>
	notes.length > 0 && (
		<Notice title="How this Shopify file is read">
			<ul className="list-disc pl-5">
				{notes.map((note) => (
					<li key={note} className="break-words">
						{note}
					</li>
				))}
			</ul>
		</Notice>
	)

function Unnamed({ file: { unnamedFiles, unnamedCount } }: FileProps) {
	if (unnamedCount === 0) return null
	return (
		<Notice title="These files of the ZIP are not named by any row">
			<ul>
				{keyed(unnamedFiles).map(({ key, item: name }) => (
					<li key={key} className="break-all">
						{name}
					</li>
				))}
			</ul>
			<More count={unnamedCount - unnamedFiles.length} />
		</Notice>
	)
}

function Problems({ file: { id, kind, firstProblems, problems } }: FileProps) {
	if (firstProblems.length === 0) return null
	return (
		<>
			<ProblemsHead href={`${productFileUrl(id)}/problems.csv`} />
			<Records
				isPlain
				caption="Problems"
				columns={[
					...rowColumn[kind],
					{ label: 'Product' },
					{ label: 'Column' },
					{ label: 'Value' },
					{ label: 'What is wrong' },
				]}
			>
				{firstProblems.map(({ row, sku, name, column, value, message }) => (
					<Record key={`${row} ${column} ${message}`}>
						<RowCell kind={kind} row={row} />
						<NameCell name={name} sku={sku} />
						<Cell label="Column">
							<span className="font-bold">{column}</span>
						</Cell>
						<Cell label="Value">
							{value === '' ? (
								<span className="text-muted">Empty</span>
							) : (
								<span className="break-all">{value}</span>
							)}
						</Cell>
						<Cell>{message}</Cell>
					</Record>
				))}
			</Records>
			<More count={problems - firstProblems.length} />
		</>
	)
}

const More = ({ count }: { count: number }) =>
	count > 0 && <p className="text-muted">And {formatCount(count)} more.</p>

type Kind = ProductImport['kind']

/** The products of an edit have no rows that a person could look up. */
const rowColumn = { file: [{ label: 'Row', isNumber: true }], edit: [] } as const

const RowCell = ({ kind, row }: { kind: Kind; row: number }) =>
	kind === 'file' && (
		<Cell label="Row" isNumber>
			{row}
		</Cell>
	)

const NameCell = ({ name, sku }: { name: string; sku: string }) => (
	<Cell>
		{name !== '' && <span className="block font-bold">{name}</span>}
		<span className="text-label break-all text-muted">{sku}</span>
	</Cell>
)

const Planned = ({ file: { kind, products, added, changed } }: FileProps) =>
	products.length > 0 && (
		<>
			<Records
				isPlain
				caption="Products to write"
				columns={[...rowColumn[kind], { label: 'Product' }, { label: 'What changes' }]}
			>
				{products.map(({ row, sku, before, after }) => (
					<Record key={row}>
						<RowCell kind={kind} row={row} />
						<NameCell name={after ? `${after.brand} ${after.model}` : ''} sku={sku} />
						<Cell label="What changes">
							{before === null && after
								? newInWords(after)
								: before &&
									after &&
									changesOf(before, after).map((line) => (
										<span key={line} className="block">
											{line}
										</span>
									))}
						</Cell>
					</Record>
				))}
			</Records>
			<More count={added + changed - products.length} />
		</>
	)

const Named = ({ file: { kind, named } }: FileProps) =>
	named.length > 0 && (
		<Records
			isPlain
			caption="Products that were left as they are"
			columns={[...rowColumn[kind], { label: 'Product' }, { label: 'Why' }]}
		>
			{named.map(({ row, sku, before, reason }) => (
				<Record key={row}>
					<RowCell kind={kind} row={row} />
					<NameCell name={before ? `${before.brand} ${before.model}` : ''} sku={sku} />
					<Cell>{reason}</Cell>
				</Record>
			))}
		</Records>
	)
