-- Accounts, schools, portals with rosters, designs, addresses, favorites, messages of the support form.
create unlogged table bench_people as
	select n, bench_id('person ' || n) as id,
		(string_to_array('Avery,Blake,Casey,Drew,Emery,Finley,Gray,Harper,Indra,Jordan,Kai,Logan,Morgan,Noel,Ollie,Parker,Quinn,Riley,Sage,Taylor', ','))[1 + n % 20]
			|| ' ' || bench_word(bench_number('name ' || n, 1000)) as name
	from generate_series(1, :people) as n;
alter table bench_people add primary key (n);
analyze bench_people;
insert into profiles (id, full_name, email, created_at)
select id, name, lower(replace(name, ' ', '.')) || '.' || n || '@people.example.test', bench_instant(bench_number('joined ' || n, 1000000) / 1e6)
from bench_people;
insert into user_roles (user_id, role)
select id, case when n <= :portals then 'coach' when n <= 6 * :portals then 'player' else 'retail' end from bench_people;
insert into auth_users
select copy.* from bench_people as n join profiles as p on p.id = n.id
	join auth_users as b on b.email = 'retail@demo.fieldhouse.test',
	lateral jsonb_populate_record(b, jsonb_build_object('id', n.id, 'email', p.email, 'created_at', p.created_at,
		'last_sign_in_at', bench_instant(bench_number('seen ' || n.n, 100000) / 1e6))) as copy;
insert into auth_identities
select copy.* from bench_people as n join profiles as p on p.id = n.id
	join auth_identities as b on b.email = 'retail@demo.fieldhouse.test',
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('identity ' || n.n), 'user_id', n.id,
		'provider_id', n.id, 'email', p.email)) as copy;

create unlogged table bench_portals as
	select 0 as n, 'team-123' as id, (select team_id from team_portals where id = 'team-123') as team_id,
		(select t.organization_id from teams as t join team_portals as p on p.team_id = t.id where p.id = 'team-123') as organization_id,
		'00000000-0000-4000-8000-000000000005'::uuid as coach
	union all
	select n, lower(bench_word(n % 1000)) || '-' || n, bench_id('team ' || n), bench_id('school ' || n / 4), bench_id('person ' || n)
	from generate_series(1, :portals - 1) as n;
insert into organizations (id, name, created_at)
select bench_id('school ' || n), bench_word(n % 1000) || ' High School', bench_instant(bench_number('school ' || n, 1000) / 1e3)
from generate_series(0, :portals / 4) as n;
insert into teams
select copy.* from bench_portals as p join teams as b on b.id = (select team_id from bench_portals where n = 0),
	lateral jsonb_populate_record(b, jsonb_build_object('id', p.team_id, 'organization_id', p.organization_id,
		'name', bench_word(p.n % 1000) || ' ' || bench_word((p.n * 7) % 1000), 'school', bench_word(p.n / 4 % 1000) || ' High School',
		'sport', (string_to_array('football,basketball,baseball,soccer,hockey,lacrosse', ','))[1 + p.n % 6],
		'season', (string_to_array('Fall 2024,Spring 2025,Fall 2025,Spring 2026,Fall 2026', ','))[1 + p.n % 5])) as copy
where p.n > 0;
insert into team_portals
select copy.* from bench_portals as p join team_portals as b on b.id = 'team-123',
	lateral jsonb_populate_record(b, jsonb_build_object('id', p.id, 'team_id', p.team_id,
		'status', case when p.n % 3 = 0 then 'closed' else 'open' end,
		'created_at', bench_instant(bench_number('portal ' || p.n, 1000) / 1e3))) as copy
where p.n > 0;
insert into portal_items
select copy.* from bench_portals as p join portal_items as b on b.portal_id = 'team-123',
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('item ' || b.id || ' ' || p.n), 'portal_id', p.id,
		'design_id', null, 'design_version', null)) as copy
where p.n > 0;
insert into portal_people (portal_id, user_id, role, created_at)
select id, coach, 'coach', bench_instant(0.5) from bench_portals where n > 0
union all
select p.id, bench_id('person ' || :portals + 5 * p.n + i), 'player', bench_instant(0.4)
from bench_portals as p cross join generate_series(1, 5) as i where p.n > 0 and 5 * p.n + i <= 5 * :portals;
insert into roster
select copy.* from bench_portals as p
	join roster as b on b.team_id = (select team_id from bench_portals where n = 0) and b.position < 25,
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('player ' || b.id || ' ' || p.n), 'team_id', p.team_id,
		'player_name', 'Player ' || bench_word(bench_number('player ' || p.n || ' ' || b.position, 1000)), 'user_id', null)) as copy
where p.n > 0;

create unlogged table bench_designs as
	select row_number() over (order by id) - 1 as i, id, version from designs where user_id = '00000000-0000-4000-8000-000000000005' limit 3;
insert into designs
select copy.* from bench_people as n
	join bench_designs as d on d.i = n.n % 3 join designs as b on b.id = d.id,
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('design ' || n.n), 'user_id', n.id, 'kit_id', null,
		'name', 'Design ' || n.n, 'status', 'draft', 'locked', false,
		'created_at', bench_instant(bench_number('design ' || n.n, 1000000) / 1e6), 'updated_at', bench_instant(bench_number('design ' || n.n, 1000000) / 1e6))) as copy
where n.n % 2 = 0;
insert into design_versions
select copy.* from bench_people as n join bench_designs as d on d.i = n.n % 3
	join design_versions as b on b.design_id = d.id and b.version = d.version,
	lateral jsonb_populate_record(b, jsonb_build_object('design_id', bench_id('design ' || n.n))) as copy
where n.n % 2 = 0;
insert into favorites (user_id, product_id, created_at)
select n.id, p.id, bench_instant(0.2) from bench_people as n
	join bench_products as p on p.k = 1 + bench_number('favorite ' || n.n, :products);
insert into support_messages (id, name, email, subject, message, created_at, answered_at, user_id)
select bench_id('message ' || n.n), n.name, p.email, 'Sizes of ' || bench_word(n.n % 1000), 'When does my order ship?',
	bench_instant(n.n::float / :people), case when n.n > 200 then bench_instant(n.n::float / :people) end, n.id
from bench_people as n join profiles as p on p.id = n.id where n.n % 10 = 0 or n.n <= 50;
insert into team_portal_requests
select copy.* from generate_series(1, :portals) as n
	join team_portal_requests as b on b.id = (select min(id::text)::uuid from team_portal_requests),
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('request ' || n), 'user_id', null, 'portal_id', null, 'logo_id', null,
		'organization_name', bench_word(n % 1000) || ' High School', 'status', case when n % 20 = 0 then 'open' else 'accepted' end,
		'created_at', bench_instant(n::float / :portals))) as copy;
