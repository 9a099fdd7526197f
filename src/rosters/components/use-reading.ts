// Reads a list: from a file or paste to the displayed sheet.
import { useState } from 'react'
import { Refusal } from '#kit/errors.ts'
import type { RosterFile } from '../import/read-file.ts'
import { bestSheet } from '../rules/take-in.ts'

/** Loaded when a list is imported. */
const reader = () => import('../import/read-file.ts')
const tableReader = () => import('../rules/table.ts')

const notRead = 'The list could not be read. Try again.'
const noFile: RosterFile = { sheets: [], hidden: [] }

/** @param onShown another sheet is shown: choices for the previous one are void */
export function useReading(onShown: () => void) {
	const [text, setText] = useState('')
	const [{ sheets, hidden }, setFile] = useState(noFile)
	const [sheetAt, setSheetAt] = useState(0)
	const [refusal, setRefusal] = useState<string>()
	const [isReading, setReading] = useState(false)

	const show = (at: number) => {
		setSheetAt(at)
		onShown()
	}
	const read = async (work: () => Promise<RosterFile>) => {
		setRefusal(undefined)
		setReading(true)
		try {
			const found = await work()
			setFile(found)
			show(bestSheet(found.sheets))
		} catch (failure) {
			setRefusal(failure instanceof Refusal ? failure.message : notRead)
		} finally {
			setReading(false)
		}
	}
	const readFile = (file: File) => read(async () => (await reader()).readRosterFile(file))
	const readText = (pasted: string) =>
		read(async () => {
			const rows = (await tableReader()).tableOf(pasted)
			if (rows.length === 0) throw new Refusal('invalid', 'Nothing was pasted. One player per line.')
			return { sheets: [{ name: 'What you pasted', rows }], hidden: [] }
		})

	return {
		text,
		setText,
		sheets,
		/** Names of the workbook's hidden sheets. */
		hidden,
		sheetAt,
		show,
		refusal,
		isReading,
		readFile,
		readText,
		startOver: () => setFile(noFile),
	}
}
