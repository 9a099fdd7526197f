// Lists as common team systems export them, with made-up people: what is taken, and that nothing else is kept.
import { expect, test } from 'vitest'
import { importList, sourceOf } from './import-rows.ts'
import { tableOf } from './table.ts'
import { rowsOfOthers, teamsIn } from './teams.ts'

const sam = { name: 'Sam Vale', number: '7' }
const pat = { parentName: 'Pat Vale', parentEmail: 'pat@x.test', parentPhone: '+12015550101' }
const noParent = { parentName: '', parentEmail: '', parentPhone: '' }

test.each([
	[
		'TeamSnap',
		'First,Last,Jersey Number,Position,Gender,Birthdate,Email,Mobile Phone,Address,City,State,Zip\nSam,Vale,7,M,M,2012-03-04,sam@x.test,201-555-0100,1 Main St,Ames,IA,50010',
		{ ...sam, ...noParent, size: '' },
	],
	[
		'TeamSnap with family members',
		'First Name,Last Name,Gender,Birthdate,Jersey Number,Email,Is Non-Player,Family Member 1 First Name,Family Member 1 Last Name,Family Member 1 Email,Family Member 1 Phone,Medical Notes\nSam,Vale,Female,2012-03-04,7,sam@x.test,No,Pat,Vale,pat@x.test,201-555-0101,Asthma',
		{ ...sam, ...pat },
	],
	[
		'SportsEngine',
		'First Name,Middle Name,Last Name,Gender,Date of Birth,Jersey #,Positions,Emergency Contact Name,Emergency Contact Phone,Parent/Guardian 1 First Name,Parent/Guardian 1 Last Name,Parent/Guardian 1 Email,Parent/Guardian 1 Cell Phone,Allergies,Jersey Size\nSam,A,Vale,M,03/04/2012,7,Forward,Lou Oda,201-555-0199,Pat,Vale,pat@x.test,201-555-0101,Nuts,Youth Medium',
		{ ...sam, ...pat, size: 'YM' },
	],
	[
		'GameChanger',
		'Last,First,Number,Bats,Throws,Positions\nVale,Sam,7,L,L,P',
		{ ...sam, ...noParent, size: '' },
	],
	[
		'GameChanger with contacts',
		'First Name,Last Name,Player #,Batting Hand,Throwing Hand,Contact Name 1,Contact Email 1,Contact Phone 1\nSam,Vale,7,R,R,Pat Vale,pat@x.test,201-555-0101',
		{ ...sam, ...pat },
	],
	[
		'Hudl',
		'First Name,Last Name,Email,Jersey,Position,Grad Year,Height,Weight,Cell Phone,Role\nSam,Vale,sam@x.test,7,QB,2028,72,180,201-555-0100,Athlete',
		{ ...sam, ...noParent, grade: '' },
	],
	[
		'LeagueApps',
		'Team,Role,First Name,Last Name,Gender,Birth Date,Age,Uniform Number,Shirt Size,Short Size,Email,Phone,Parent 1 Name,Parent 1 Email,Parent 1 Phone,Address,Emergency Contact,Medical Conditions\nBlue,Player,Sam,Vale,M,3/4/2012,14,7,Youth M,Youth L,sam@x.test,2015550100,Pat Vale,pat@x.test,2015550101,1 Main,Lou Oda,Asthma',
		{ ...sam, ...pat, size: 'YM', shortsSize: 'YL' },
	],
	[
		'MaxPreps',
		'Jersey,FirstName,LastName,Position,Class,HeightFeet,HeightInches,Weight\n7,Sam,Vale,QB,11,6,1,180',
		{ ...sam, ...noParent, grade: '11' },
	],
	[
		'MaxPreps as printed',
		'#;Athlete Name;Class;Pos.;Ht;Wt\n7;"Vale, Sam";Jr;S;72;180',
		{ ...sam, ...noParent, size: '' },
	],
])('%s', (_, text, player) => {
	const { accepted, failed } = importList(tableOf(text), 'football')
	expect(failed).toEqual([])
	expect(accepted.map((one) => one.player)).toMatchObject([player])
	const kept = JSON.stringify(accepted.map((one) => one.player))
	for (const left of ['2012', '2028', 'sam@', '5550100', 'Main', 'Asthma', 'Nuts', 'Oda', 'Male'])
		expect(kept).not.toContain(left)
})

const league = 'Team Name,Player,Number\nBlue,Sam Vale,7\nGold,Kim Reyes,12\nBlue,Lee Oda,4\n,Ann Sato,3'

test('the teams of a list are found with their rows, and one can be taken alone', () => {
	const teams = teamsIn(sourceOf(tableOf(league)))
	expect(teams).toEqual([
		{ name: 'Blue', rows: [2, 4] },
		{ name: 'Gold', rows: [3] },
		{ name: '', rows: [5] },
	])
	expect(rowsOfOthers(teams, 'Blue')).toEqual([3, 5])
	expect(rowsOfOthers(teams, undefined)).toEqual([])
})

test.each(['Team,Player\nBlue,Sam Vale\nBlue,Lee Oda', 'Player,Number\nSam Vale,7', 'Vale\t7'])(
	'%j has no teams to choose from',
	(text) => expect(teamsIn(sourceOf(tableOf(text)))).toEqual([]),
)
