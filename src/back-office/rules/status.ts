// The rows of the status page: what was found, whether it is good, and what to do.
import { counted, formatCount } from '#kit/plural.ts'
import { dayMs } from '#kit/time.ts'
import { ageLabel } from './labels.ts'
import {
	durationLabel,
	gigabyte,
	levelAbove,
	logAdvice,
	milliseconds,
	nothingToDo,
	sizeLabel,
	unread,
	type Level,
	type ReplicaFacts,
	type StatusFacts,
	type StatusRow,
} from './status-row.ts'
import { jobsRow, messageRows, pictureRow, proofsRow } from './status-work.ts'

const answerLimits = { look: 250, broken: 2_000 }
const storeLimits = { look: 2_000, broken: Number.POSITIVE_INFINITY }
const diskLimits = { look: 5 * gigabyte, broken: gigabyte / 2 }
const backupDays = 7
const doctorDays = 31

const codeRow = ({ code }: StatusFacts): StatusRow => ({
	name: 'Version',
	level: 'good',
	figure: `Fieldhouse ${code.version}, Node ${code.node}`,
	advice: 'The code that runs now. CHANGELOG.md says what is in it.',
	remedy: null,
})

function databaseRow({ database }: StatusFacts): StatusRow {
	const name = 'Database'
	if (!database) return unread(name, 'Check that PostgreSQL runs and DATABASE_URL is right.')
	const level = levelAbove(database.answerMs, answerLimits)
	return {
		name,
		level,
		figure: `${database.engine === 'embedded' ? 'Embedded' : 'PostgreSQL'}, answers in ${milliseconds(database.answerMs)}`,
		advice:
			level === 'good' ? nothingToDo : 'It answers slowly: look at the load of the machine and the disk.',
		remedy: null,
	}
}

const replicaAdvice: Record<ReplicaFacts['kind'], string> = {
	ready: nothingToDo,
	behind: 'The primary answers meanwhile. If it stays behind, look at its load and at the network between.',
	away: 'The primary answers meanwhile. Check that the replica runs and DATABASE_REPLICA_URL is right.',
	wrong: 'DATABASE_REPLICA_URL names no streaming replica of DATABASE_URL: it is never asked.',
}

function replicaRow({ replica }: StatusFacts): StatusRow[] {
	const name = 'Replica'
	if (replica === 'none') return []
	if (!replica) return [unread(name, replicaAdvice.away)]
	const { kind, staleMs } = replica
	const figures = {
		ready: 'Answers for open pages',
		behind: 'Too far behind',
		away: 'Does not answer',
		wrong: 'No replica of this database',
	}
	const age = staleMs === null ? '' : `, ${durationLabel(Math.ceil(staleMs / 1_000))} behind`
	return [
		{
			name,
			level: kind === 'ready' ? 'good' : 'look',
			figure: figures[kind] + age,
			advice: replicaAdvice[kind],
			remedy: null,
		},
	]
}

function filesRow({ files }: StatusFacts): StatusRow {
	const name = 'Storage of files'
	if (!files)
		return unread(
			name,
			'Uploads and proofs cannot be read: check the data folder, or S3_BUCKET and its keys.',
		)
	const level = levelAbove(files.answerMs, storeLimits)
	return {
		name,
		level,
		figure: `${files.bucket === null ? 'Data folder' : `Bucket ${files.bucket}`}, answers in ${milliseconds(files.answerMs)}`,
		advice: level === 'good' ? nothingToDo : 'It answers slowly: look at the store and the network.',
		remedy: null,
	}
}

function diskRow({ disk }: StatusFacts): StatusRow {
	const name = 'Disk of the data folder'
	if (!disk) return unread(name, 'DATA_DIR is missing or cannot be written: check the folder and its owner.')
	const level: Level =
		disk.freeBytes < diskLimits.broken ? 'broken' : disk.freeBytes < diskLimits.look ? 'look' : 'good'
	return {
		name,
		level,
		figure: `${sizeLabel(disk.freeBytes)} free of ${sizeLabel(disk.totalBytes)}`,
		advice:
			level === 'good'
				? nothingToDo
				: 'Make room or take a larger disk: without room no upload and no order is stored.',
		remedy: null,
	}
}

function searchRow({ search }: StatusFacts): StatusRow {
	const name = 'Search index'
	if (!search) return unread(name, logAdvice)
	const { documents, missing, missingId, stale } = search
	const gaps = missing + stale
	return {
		name,
		level: documents === 0 ? 'broken' : gaps > 0 ? 'look' : 'good',
		figure: `${counted(documents, 'entry', 'entries')}; ${counted(missing, 'product')} missing, ${formatCount(stale)} left over`,
		advice:
			gaps === 0
				? 'The search finds every product that is sold.'
				: 'Open such a product and save it: saving writes it to the search again.',
		remedy:
			gaps === 0
				? null
				: missingId === null
					? { label: 'Products', href: '/admin/products' }
					: { label: 'Open a missing product', href: `/admin/products/${missingId}` },
	}
}

function paymentsRow({ payments, now }: StatusFacts): StatusRow {
	const name = 'Payments'
	if (!payments) return unread(name, logAdvice)
	const { isSandbox, isLive, lastEventAt } = payments
	const mode = isSandbox ? 'Sandbox' : isLive ? 'Live' : 'Test keys'
	const last =
		lastEventAt === null ? 'no webhook received yet' : `last webhook ${ageLabel(lastEventAt, now)} ago`
	const isTrying = isSandbox || !isLive
	return {
		name,
		level: isTrying || lastEventAt === null ? 'look' : 'good',
		figure: `${mode}; ${last}`,
		advice: isTrying
			? 'No real money moves. Set live keys before the shop sells.'
			: lastEventAt === null
				? 'Check the address of the webhook at the payment provider.'
				: 'A quiet time is normal without orders.',
		remedy:
			isTrying || lastEventAt === null ? { label: 'Test of the payment keys', href: '/admin/setup' } : null,
	}
}

const backupCommand = { command: 'npm run backup -- FILE' }

function backupRow({ backup, now }: StatusFacts): StatusRow {
	const name = 'Last backup'
	if (backup === null) return unread(name, 'The note of the last backup cannot be read.', backupCommand)
	if (backup === 'none')
		return {
			name,
			level: 'look',
			figure: 'None known',
			advice: 'No backup was made with this data folder. Backups by other tools are not known here.',
			remedy: backupCommand,
		}
	const isOld = now.getTime() - backup.at.getTime() > backupDays * dayMs
	return {
		name,
		level: isOld ? 'look' : 'good',
		figure: `${ageLabel(backup.at, now)} ago, ${sizeLabel(backup.bytes)}`,
		advice: isOld ? `It is older than ${backupDays} days: make another one.` : nothingToDo,
		remedy: isOld ? backupCommand : null,
	}
}

const doctorCommand = { command: 'npm run doctor' }

function doctorRow({ doctor, now }: StatusFacts): StatusRow {
	const name = 'Last doctor run'
	if (doctor === null) return unread(name, 'The note of the last run cannot be read.', doctorCommand)
	if (doctor === 'none')
		return {
			name,
			level: 'look',
			figure: 'None known',
			advice:
				'It compares orders, payments, stock and jobs. With the embedded database, stop the shop first.',
			remedy: doctorCommand,
		}
	const { at, findings } = doctor
	const isOld = now.getTime() - at.getTime() > doctorDays * dayMs
	return {
		name,
		level: findings > 0 ? 'broken' : isOld ? 'look' : 'good',
		figure: `${ageLabel(at, now)} ago, ${counted(findings, 'finding')}`,
		advice:
			findings > 0
				? 'Read its findings and repair them.'
				: isOld
					? `It is older than ${doctorDays} days: run it again.`
					: nothingToDo,
		remedy: findings > 0 || isOld ? doctorCommand : null,
	}
}

const askStaff = 'Customer service or an admin can fix this.'

/** Links into the back office lead production nowhere. */
const forViewer = (row: StatusRow, isStaff: boolean): StatusRow =>
	isStaff || row.remedy === null || !('href' in row.remedy)
		? row
		: { ...row, remedy: null, ...(row.level !== 'good' && { advice: `${row.advice} ${askStaff}` }) }

/** Every check of the shop, always the same rows in the same order; one for the replica where the shop has one. */
export const statusRows = (facts: StatusFacts): StatusRow[] =>
	[
		codeRow(facts),
		databaseRow(facts),
		...replicaRow(facts),
		jobsRow(facts),
		...messageRows(facts),
		proofsRow(facts),
		pictureRow(facts),
		filesRow(facts),
		diskRow(facts),
		searchRow(facts),
		paymentsRow(facts),
		backupRow(facts),
		doctorRow(facts),
	].map((row) => forViewer(row, facts.isStaff))
