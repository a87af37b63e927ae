ALTER TABLE `checks` ADD `pages` integer;--> statement-breakpoint
ALTER TABLE `results` ADD `counts` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `carried_from` integer;