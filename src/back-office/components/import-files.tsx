// What imports share: the form of a file, and the list of the latest imports.
import type { ReactNode } from 'react'
import { When } from '#orders/components/when.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { fileBox } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cell, Record, Records, Sheet } from './records.tsx'

/** @param intent names the first step, where the page's action has another */
type FileFormProps = { label: string; accept: string; intent?: string }

export const FileForm = ({ label, accept, intent }: FileFormProps) => (
	<form
		method="post"
		encType="multipart/form-data"
		className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
	>
		{intent && <input type="hidden" name="intent" value={intent} />}
		<label className="grid min-w-0 gap-1.5">
			<span className="text-label font-semibold">{label}</span>
			<input type="file" name="file" accept={accept} required className={fileBox} />
		</label>
		<Button type="submit" variant="action">
			Check the file
		</Button>
	</form>
)

const stateNames = {
	checked: 'Checked',
	importing: 'Interrupted: it can be continued',
	imported: 'Done',
	undoing: 'Undoing interrupted: it can be continued',
	undone: 'Undone',
}

type Import = {
	id: string
	fileName: string
	checkedAt: Date
	/** Null for an account that is gone. */
	who: string | null
	state: keyof typeof stateNames
}

type LatestFilesProps = {
	title: string
	/** In place of an empty list. */
	none: ReactNode
	imports: readonly Import[]
	urlOf: (id: string) => string
}

export const LatestFiles = ({ title, none, imports, urlOf }: LatestFilesProps) => (
	<Sheet title={title} intro="Each can be undone for 90 days.">
		{imports.length === 0 ? (
			<p className="text-muted">{none}</p>
		) : (
			<Records
				caption={title}
				columns={[{ label: 'File' }, { label: 'When' }, { label: 'Who' }, { label: 'State' }]}
			>
				{imports.map(({ id, fileName, checkedAt, who, state }) => (
					<Record key={id}>
						<Cell>
							<a href={urlOf(id)} className="font-bold break-all text-primary hover:underline">
								{fileName}
							</a>
						</Cell>
						<Cell label="When">
							<When at={checkedAt} withTime />
						</Cell>
						<Cell label="Who">{who ?? 'Deleted account'}</Cell>
						<Cell label="State">{stateNames[state]}</Cell>
					</Record>
				))}
			</Records>
		)}
	</Sheet>
)

/** Above the first problems of a checked file. */
export const ProblemsHead = ({ href }: { href: string }) => (
	<div className="flex flex-wrap items-center gap-3">
		<h2 className="display mr-auto text-subheading">Problems</h2>
		<ButtonLink href={href} variant="outline" size="small" download>
			<Icon name="download" size={18} />
			All problems (CSV)
		</ButtonLink>
	</div>
)
