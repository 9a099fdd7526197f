import { useEffect, useRef } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextArea } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import { isBlank } from '../rules/player.ts'
import { ImportColumns, ImportRows } from './import-review.tsx'
import { useImport, type ImportMode, type ImportState, type ImportTarget } from './use-import.ts'
import { ImportChanges } from './import-changes.tsx'
import { ImportLanguage, useImportTexts } from './import-language.ts'
import { ImportSizes } from './import-sizes.tsx'
import { RosterFilePicker, useFileDrop } from './file-picker.tsx'

type ImportDialogProps = {
	roster: ImportTarget
	/** A list pasted into the grid. */
	pasted: string
	/** @param count number of imported players */
	onDone: (count: number) => void
	onClose: () => void
	/** Of the page; `importTexts` has loaded it. */
	language?: PageLanguage
}

function download(text: string, fileName: string): void {
	const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
	const link = document.createElement('a')
	link.href = url
	link.download = fileName
	link.click()
	setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Imports a list: read it, choose columns, review rows, apply. Every row left out is reported. */
export function ImportDialog({ language = 'en', ...props }: ImportDialogProps) {
	return (
		<ImportLanguage value={language}>
			<Import {...props} />
		</ImportLanguage>
	)
}

function Import({ roster, pasted, onDone, onClose }: Omit<ImportDialogProps, 'language'>) {
	const { close, source, check } = useImportTexts()
	const state = useImport(roster)
	const started = useRef(false)
	// Follows the paste that opened the dialog: the code that reads it loads asynchronously.
	useEffect(() => {
		if (pasted === '' || started.current) return
		started.current = true
		void state.readText(pasted)
	}, [pasted, state])
	if (state.sheets.length === 0)
		return (
			<Modal key="source" title={source.title} close={close} onClose={onClose}>
				<ImportSource state={state} />
			</Modal>
		)
	const apply = () => {
		roster.change(state.rosterAfter)
		onDone(state.count)
	}
	const actions = (
		<>
			<Button variant="ghost" onClick={state.startOver}>
				{check.another}
			</Button>
			<Button variant="action" disabled={state.count === 0 || state.isTooMany} onClick={apply}>
				{state.count === 0 ? check.nothing : check.takeOver(state.count)}
			</Button>
		</>
	)
	// Another dialog, not the first with other words: it is announced and has the focus.
	return (
		<Modal key="check" title={check.title} {...{ close, onClose, actions }} isWide>
			<div className="grid gap-5">
				<Unread state={state} />
				<ImportColumns state={state} />
				<ImportSizes state={state} />
				{state.tooLong === undefined && (
					<div className="grid gap-2">
						<p role="status" className="font-bold">
							{check.counts(
								state.taken.accepted.length,
								state.taken.failed.length,
								state.taken.leftOut.length,
							)}
						</p>
						<ImportRows state={state} />
					</div>
				)}
				{state.taken.failed.length > 0 && <Repair state={state} />}
				{roster.lines.some((line) => !isBlank(line)) && (
					<Where state={state} replaceLabel={roster.replaceLabel} />
				)}
				{state.isTooMany && (
					<Notice tone="danger" alert>
						{check.tooMany(state.most)}
					</Notice>
				)}
			</div>
		</Modal>
	)
}

/** Parts of the file that are not among the rows below, so that nothing is left out silently. */
function Unread({ state }: { state: ImportState }) {
	const { check, said } = useImportTexts()
	const { hidden, source, roles, tooLong } = state
	const again = source.columns.filter(
		({ confidence }, column) => confidence === 'again' && roles[column] === 'skip',
	)
	return (
		<>
			{tooLong !== undefined && (
				<Notice tone="danger" title={check.tooLong} alert>
					{said(tooLong)}
				</Notice>
			)}
			{again.length > 0 && (
				<Notice tone="warning" title={check.again}>
					{check.againText(again.length, again.map(({ heading }) => `“${heading}”`).join(', '))}
				</Notice>
			)}
			{hidden.length > 0 && (
				<p className="text-label text-muted">{check.hidden(hidden.length, hidden.join(', '))}</p>
			)}
		</>
	)
}

function Repair({ state }: { state: ImportState }) {
	const texts = useImportTexts()
	const { text, bring, download: downloadLabel, fileName } = texts.repair
	return (
		<div className="rounded-notice border border-danger-line bg-danger-surface px-4 py-3 text-on-danger-surface">
			<p>{text}</p>
			<div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1">
				<Checkbox
					label={bring}
					name="roster-bring"
					checked={state.includesFailed}
					onChange={(event) => state.setIncludesFailed(event.target.checked)}
				/>
				<Button variant="outline" size="small" onClick={() => download(state.repairFile(texts), fileName)}>
					<Icon name="download" />
					{downloadLabel}
				</Button>
			</div>
		</div>
	)
}

type WhereProps = { state: ImportState; replaceLabel: string | undefined }

function Where({ state, replaceLabel }: WhereProps) {
	const { where } = useImportTexts()
	const modes: (readonly [ImportMode, string])[] = [
		...(state.canUpdate ? [['update', where.update] as const] : []),
		['append', where.append],
		['replace', replaceLabel ?? where.replace],
	]
	return (
		<fieldset className="grid gap-1">
			<legend className="font-bold">{where.legend}</legend>
			{modes.map(([mode, label]) => (
				<label key={mode} className="flex min-h-11 items-center gap-3">
					<input
						type="radio"
						name="roster-mode"
						className="size-5 accent-primary"
						checked={state.mode === mode}
						onChange={() => state.setMode(mode)}
					/>
					{label}
				</label>
			))}
			{state.mode === 'update' && <ImportChanges state={state} />}
			{state.mode === 'append' && state.duplicates > 0 && (
				<p role="status" className="text-label font-semibold text-danger">
					{where.twice(state.duplicates)}
				</p>
			)}
			{state.mode === 'replace' && state.removals > 0 && (
				<p role="status" className="text-label font-semibold text-danger">
					{where.removals(state.removals)}
				</p>
			)}
		</fieldset>
	)
}

/** Source of a list: a file by picker or drop, or a paste. */
function ImportSource({ state }: { state: ImportState }) {
	const { source: texts, said } = useImportTexts()
	const choose = (file: File) => void state.readFile(file)
	const { isOver, area } = useFileDrop(choose)
	return (
		<div className="grid gap-5" {...area}>
			{state.refusal && (
				<Notice tone="danger" title={texts.refused} alert>
					{said(state.refusal)}
				</Notice>
			)}
			<div
				data-over={isOver || undefined}
				className="grid justify-items-center gap-3 rounded-card border-2 border-dashed border-stitch px-4 py-7 text-center data-over:border-primary data-over:bg-success-surface"
			>
				<RosterFilePicker onFile={choose}>{texts.choose}</RosterFilePicker>
				<p id="roster-kinds" className="text-label text-muted">
					{texts.drop}
				</p>
			</div>
			<TextArea
				label={texts.paste}
				name="roster-text"
				rows={6}
				value={state.text}
				onChange={(event) => state.setText(event.target.value)}
				placeholder={texts.example}
				hint={texts.hint}
				className="[&_textarea]:max-h-64"
			/>
			<div className="flex justify-end">
				<Button
					variant="action"
					busy={state.isReading}
					disabled={state.text.trim() === ''}
					onClick={() => void state.readText(state.text)}
				>
					{texts.read}
				</Button>
			</div>
			<p role="status" className="sr-only">
				{state.isReading && texts.reading}
			</p>
		</div>
	)
}
