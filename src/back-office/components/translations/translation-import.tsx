// Spanish texts from a file: uploaded, reviewed, and only then saved.
import { counted } from '#kit/plural.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { mostFileTexts, mostTranslationBytes, type TranslationPlan } from '../../rules/translation-file.ts'
import { FileForm } from '../import-files.tsx'
import { Cell, Record, Records, Sheet } from '../records.tsx'

export const TranslationUpload = () => (
	<Sheet
		title="Upload a file"
		intro="Download the texts first, fill in the column spanish, and send the file back. Rows without Spanish are left as they are."
	>
		<FileForm
			intent="check"
			label={`CSV file, up to ${mostTranslationBytes / 1_000_000} MB and ${counted(mostFileTexts, 'text')}`}
			accept=".csv,text/csv"
		/>
	</Sheet>
)

/** Limit of listed changes and problems; further ones are only counted. */
const mostListed = 200

type PreviewProps = { plan: TranslationPlan }

export function TranslationPreview({ plan }: PreviewProps) {
	const { changes, unchanged, problems } = plan
	const replaced = changes.filter(({ before }) => before !== '').length
	return (
		<>
			<Notice
				tone={problems.length > 0 ? 'danger' : 'info'}
				alert
				title={changes.length === 0 ? 'The file changes nothing' : 'Nothing is saved yet'}
			>
				<p>
					{counted(changes.length - replaced, 'new Spanish text')}, {counted(replaced, 'replaced one')},{' '}
					{counted(unchanged, 'row')} as in the shop, {counted(problems.length, 'row')} that cannot be used.
				</p>
			</Notice>
			{changes.length > 0 && (
				<form method="post" encType="multipart/form-data">
					<input type="hidden" name="intent" value="apply" />
					<input
						type="hidden"
						name="changes"
						value={JSON.stringify(changes.map(({ digest, text, seen }) => ({ digest, text, seen })))}
					/>
					<Button type="submit" variant="action" size="large">
						Save {counted(changes.length, 'Spanish text')}
					</Button>
				</form>
			)}
			<Problems plan={plan} />
			<Changes plan={plan} />
		</>
	)
}

const Further = ({ count }: { count: number }) =>
	count > 0 ? <p className="mt-2 text-muted">And {count} more.</p> : null

function Problems({ plan: { problems } }: PreviewProps) {
	if (problems.length === 0) return null
	return (
		<Sheet title="Cannot be used">
			<Records
				isPlain
				caption="Rows that cannot be used"
				columns={[{ label: 'Row', isNumber: true }, { label: 'English' }, { label: 'Why' }]}
			>
				{problems.slice(0, mostListed).map(({ row, english, message }) => (
					<Record key={row}>
						<Cell label="Row" isNumber>
							{row}
						</Cell>
						<Cell label="English">{english.slice(0, 200)}</Cell>
						<Cell label="Why">{message}</Cell>
					</Record>
				))}
			</Records>
			<Further count={problems.length - mostListed} />
		</Sheet>
	)
}

function Changes({ plan: { changes } }: PreviewProps) {
	if (changes.length === 0) return null
	return (
		<Sheet title="Will be saved">
			<Records
				isPlain
				caption="Spanish texts that will be saved"
				columns={[{ label: 'English' }, { label: 'Spanish' }, { label: 'Until now' }]}
			>
				{changes.slice(0, mostListed).map(({ digest, english, text, before }) => (
					<Record key={digest}>
						<Cell label="English">{english}</Cell>
						<Cell label="Spanish">
							<span lang="es">{text}</span>
						</Cell>
						<Cell label="Until now">{before === '' ? 'None' : <span lang="es">{before}</span>}</Cell>
					</Record>
				))}
			</Records>
			<Further count={changes.length - mostListed} />
		</Sheet>
	)
}
