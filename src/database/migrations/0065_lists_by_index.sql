DROP INDEX "order_lines_player_idx";--> statement-breakpoint
CREATE INDEX "order_lines_named_idx" ON "order_lines" USING btree (lower("customization" ->> 'player_name') text_pattern_ops,"ordered_at","order_id","customization");--> statement-breakpoint
CREATE INDEX "portal_people_role_idx" ON "portal_people" USING btree ("portal_id","role");--> statement-breakpoint
CREATE INDEX "team_portals_latest_idx" ON "team_portals" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "auth_users_anonymous_idx" ON "auth_users" USING btree ("created_at") WHERE is_anonymous;--> statement-breakpoint
-- The planner knows the expression of the new index only then.
ANALYZE "order_lines";
