// What would change with the typed settings, the changes made so far, and what holds for staff who may not change it.
import type { SettingChange, SettingLine, SettingsVersion } from '#shop-settings/rules/section.ts'
import { When } from '#orders/components/when.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Table } from '#ui/table.tsx'
import { Cell, Record, Records, Sheet } from '../records.tsx'
import type { TypedSettings } from '../../rules/settings-form.ts'
import { settingsUrl } from '../../urls.ts'

/** How a section is called in the texts of its page. */
export type SettingsWords = {
	/** In the plural: `prices`. */
	things: string
	/** Header of the column of names. */
	column: string
	/** What a save does. */
	effect: string
}

const changesOf = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

type ChangesProps = { caption: string; column: string; changes: readonly SettingChange[] }

function Changes({ caption, column, changes }: ChangesProps) {
	return (
		<Table caption={caption} captionHidden>
			<thead>
				<tr>
					<th scope="col">{column}</th>
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
						<td className="wrap-anywhere">{from}</td>
						<td className="font-bold wrap-anywhere">{to}</td>
					</tr>
				))}
			</tbody>
		</Table>
	)
}

type ReviewProps = {
	path: string
	words: SettingsWords
	seen: number
	typed: TypedSettings
	changes: readonly SettingChange[]
}

/** What was typed once more, to be saved as it was reviewed. */
export function Review({ path, words, seen, typed, changes }: ReviewProps) {
	return (
		<Sheet id="review" title={changesOf(changes.length)} intro={words.effect}>
			<form method="post" action={path} className="grid gap-4">
				<input type="hidden" name="intent" value="save" />
				<input type="hidden" name="seen" value={seen} />
				{Object.entries(typed).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the changes follow the press; a second Enter must not save */}
				<div tabIndex={-1} autoFocus className="rounded-notice">
					<Changes caption="What would change" column={words.column} changes={changes} />
				</div>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" variant="action">
						Save these {words.things}
					</Button>
					<ButtonLink href={path} variant="outline">
						Discard
					</ButtonLink>
				</div>
			</form>
		</Sheet>
	)
}

type HistoryProps = {
	path: string
	words: SettingsWords
	versions: readonly SettingsVersion[]
	canRestore: boolean
}

/** Newest first. */
export function SettingsHistory({ path, words, versions, canRestore }: HistoryProps) {
	if (versions.length === 0)
		return (
			<Sheet title="History">
				<p className="text-muted">
					Nothing was changed so far: the shop has the {words.things} that it began with.
				</p>
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
								<Changes caption={`Changes of version ${version}`} column={words.column} changes={changes} />
								{canRestore && at > 0 && (
									<Restore path={path} version={version} label={`Back to these ${words.things}`} />
								)}
							</div>
						</details>
					</li>
				))}
			</ul>
			{canRestore && (
				<div className="mt-3">
					<Restore path={path} version={0} label={`Back to the ${words.things} the shop began with`} />
				</div>
			)}
		</Sheet>
	)
}

type RestoreProps = { path: string; version: number; label: string }

const Restore = ({ path, version, label }: RestoreProps) => (
	<div>
		<ButtonLink href={settingsUrl(path, version)} variant="outline">
			{label}
		</ButtonLink>
	</div>
)

type SheetProps = { words: SettingsWords; lines: readonly SettingLine[] }

/** Every value, read-only. */
export const SettingsSheet = ({ words, lines }: SheetProps) => (
	<Records
		caption={`The ${words.things} that hold`}
		isPlain
		columns={[{ label: words.column }, { label: 'Now', isNumber: true }]}
	>
		{lines.map(({ label, value }) => (
			<Record key={label}>
				<Cell>{label}</Cell>
				<Cell isNumber>{value}</Cell>
			</Record>
		))}
	</Records>
)
